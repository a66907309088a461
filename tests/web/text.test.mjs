// Whatever a reader can type: it stays as typed, and is shown or refused with the reason.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dataView, find, launch, run, shownText, shownTexts, withPage } from './support/browser.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const field = dataView('see.entry.field.text');

/** Puts a text into the field as an input method does, whole. */
const enter = async (page, text) => {
  const input = await find(page, field);
  await input.evaluate((element, value) => {
    element.focus();
    element.value = value;
    element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }, text);
  await run(page);
};

/** As UTF-16 units, since the protocol between us and the browser drops lone surrogates. */
const unitsInField = async (page) =>
  (await find(page, field)).evaluate((input) => Array.from({ length: input.value.length }, (_, at) => input.value.charCodeAt(at)));

const click = async (page, path) => {
  await (await find(page, dataView(path))).click();
  await run(page, 'end');
};

test('an empty field disables Add and Query', async () => {
  await withPage(browser, {}, async (page) => {
    for (const text of ['', '   ']) {
      await enter(page, text);
      for (const button of ['add', 'query']) {
        const handle = await find(page, dataView(`see.entry.${button}.label`));
        assert.ok(await handle.evaluate((element) => element.disabled), `${button} is off for "${text}"`);
      }
    }
    await enter(page, 'fig');
    const add = await find(page, dataView('see.entry.add.label'));
    assert.equal(await add.evaluate((element) => element.disabled), false);
  });
});

test('Add and Query take the word from the field', async () => {
  await withPage(browser, {}, async (page) => {
    await enter(page, 'kiwi');
    await click(page, 'see.entry.add.label');
    assert.equal(await shownText(page, 'see.verdict.title'), 'Added');
    await enter(page, 'mango');
    await click(page, 'see.entry.query.label');
    assert.equal(await shownText(page, 'see.verdict.title'), 'Definitely not');
  });
});

test('a lone surrogate stays as it was typed and is refused by its place', async () => {
  await withPage(browser, {}, async (page) => {
    const input = await find(page, field);
    await input.evaluate((element) => {
      element.value = 'ab\ud800c';
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await run(page);
    assert.deepEqual(await unitsInField(page), [0x61, 0x62, 0xd800, 0x63]);
    assert.match(await shownText(page, 'see.entry.field.error'), /^Character 3 /);
    assert.equal(await input.evaluate((element) => element.getAttribute('aria-invalid')), 'true');
  });
});

/** The core sets a word that runs the other way apart by invisible marks. */
const withoutIsolates = (text) => text.replace(/[\u2066-\u2069]/g, '');

for (const [name, word] of [
  ['emoji', '👩‍👩‍👧‍👦🍋'],
  ['right-to-left', 'תפוח'],
  ['combining marks', 'ẍ́é̂'],
  ['quotes and backslashes', 'a"b\\n'],
  ['markup', '<b>&amp;'],
]) {
  test(`a word of ${name} goes in and is shown right`, async () => {
    await withPage(browser, {}, async (page) => {
      await enter(page, word);
      await click(page, 'see.entry.add.label');
      const texts = await shownTexts(page);
      assert.equal(withoutIsolates(texts['see.word.word']), word);
      assert.equal(withoutIsolates(texts['see.members.chips.3.label']), word);
      const direction = await page.evaluate((selector) => {
        const shown = document.querySelector('bloom-playground').shadowRoot.querySelector(selector);
        return [shown.localName, getComputedStyle(shown).unicodeBidi];
      }, dataView('see.word.word'));
      assert.deepEqual(direction, ['bdi', 'isolate']);
    });
  });
}

test('the bytes of a word show on demand', async () => {
  await withPage(browser, {}, async (page) => {
    assert.equal(await shownText(page, 'see.word.bytes'), undefined);
    await (await find(page, dataView('see.word.toggle_bytes.label'))).click();
    await run(page);
    assert.match(await shownText(page, 'see.word.bytes'), /6c 69 6d 65/i);
  });
});

test('64 KiB are taken, one byte more is refused and stays', async () => {
  await withPage(browser, {}, async (page) => {
    const limit = 'x'.repeat(65_536);
    await enter(page, limit);
    assert.equal(await shownText(page, 'see.entry.field.error'), '');
    await enter(page, `${limit}y`);
    assert.match(await shownText(page, 'see.entry.field.error'), /65,537/);
    assert.equal((await unitsInField(page)).length, 65_537);
    const add = await find(page, dataView('see.entry.add.label'));
    assert.ok(await add.evaluate((element) => element.disabled));
  });
});

test('a wrong number stays beside the reason, and the filter stays as it was', async () => {
  await withPage(browser, {}, async (page) => {
    const m = await find(page, dataView('see.settings.m.text'));
    await m.click({ count: 3 });
    await page.keyboard.type('many');
    await page.keyboard.press('Enter');
    await run(page);
    const texts = await shownTexts(page);
    assert.equal(texts['see.settings.m.text'], 'many');
    assert.notEqual(texts['see.settings.m.error'], '');
    assert.match(texts['see.array.summary'], /^16 bits/);
  });
});

test('a number that is half typed survives what happens meanwhile', async () => {
  await withPage(browser, {}, async (page) => {
    const m = await find(page, dataView('see.settings.m.text'));
    await m.click({ count: 3 });
    await page.keyboard.type('6');
    await run(page, 'step', 'add kiwi', 'end');
    await page.keyboard.type('4');
    await page.keyboard.press('Tab');
    await run(page);
    assert.match(await shownText(page, 'see.array.summary'), /^64 bits/);
  });
});

test('a number written another way is shown as the core writes it', async () => {
  await withPage(browser, {}, async (page) => {
    const m = await find(page, dataView('see.settings.m.text'));
    for (const typed of ['64', '064']) {
      await m.click({ count: 3 });
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await run(page);
      assert.equal(await shownText(page, 'see.settings.m.text'), '64');
    }
  });
});

test('a choice is made by its list', async () => {
  await withPage(browser, {}, async (page) => {
    const preset = await find(page, '.settings select');
    await preset.evaluate((select) => {
      select.selectedIndex = 2;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await run(page);
    assert.match(await shownText(page, 'see.array.summary'), /^64 bits/);
    await run(page, 'undo');
    assert.equal(await preset.evaluate((select) => select.selectedIndex), 0);
  });
});
