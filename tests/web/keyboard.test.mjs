// The keys: they drive the trace wherever they are not needed for something else.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dataView, figureStands, find, focused, launch, run, shownText, withPage } from './support/browser.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const progress = (page) => shownText(page, 'see.transport.progress');
const members = (page) => shownText(page, 'see.stats.0.value');
const play = dataView('see.transport.play.label');
const field = dataView('see.entry.field.text');

/** Puts the focus where no control needs the keys, as a click on the figure's frame does. */
const focusFrame = async (page, element) =>
  (await find(page, '.see', element)).evaluate((frame) => frame.focus());

const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
  await page.evaluate(() => document.querySelector('bloom-playground').updateComplete);
};

test('arrows step, Home and End go to the start and the end', async () => {
  await withPage(browser, {}, async (page) => {
    await focusFrame(page);
    await press(page, 'ArrowRight', 'ArrowRight');
    assert.equal(await progress(page), 'Step 2 of 3');
    await press(page, 'ArrowLeft');
    assert.equal(await progress(page), 'Step 1 of 3');
    await press(page, 'End');
    assert.equal(await progress(page), 'Step 3 of 3');
    await press(page, 'Home');
    assert.equal(await progress(page), 'Step 0 of 3');
  });
});

test('Space plays and pauses', async () => {
  await withPage(browser, {}, async (page) => {
    await focusFrame(page);
    await press(page, 'Space');
    assert.equal(await shownText(page, 'see.transport.play.label'), 'Pause');
    await press(page, 'Space');
    assert.equal(await shownText(page, 'see.transport.play.label'), 'Play');
  });
});

test('a click beside the controls is enough for the keys to work', async () => {
  await withPage(browser, {}, async (page) => {
    await (await find(page, dataView('see.sentence'))).click();
    await press(page, 'ArrowRight');
    assert.equal(await progress(page), 'Step 1 of 3');
  });
});

test('outside the element the keys do nothing', async () => {
  await withPage(browser, {}, async (page) => {
    await press(page, 'ArrowRight', 'End', 'Space');
    assert.equal(await progress(page), 'Step 0 of 3');
  });
});

test('while typing the keys belong to the text', async () => {
  await withPage(browser, {}, async (page) => {
    const input = await find(page, field);
    await input.click({ count: 3 });
    await page.keyboard.type('a b');
    await press(page, 'Home', 'ArrowRight', 'Space', 'End');
    assert.equal(await shownText(page, 'see.entry.field.text'), 'a  b');
    assert.equal(await progress(page), 'Step 0 of 3');
  });
});

test('Space on a button presses that button, once', async () => {
  await withPage(browser, {}, async (page) => {
    await (await find(page, dataView('see.transport.forward.label'))).focus();
    await press(page, 'Space');
    assert.equal(await progress(page), 'Step 1 of 3');
    await (await find(page, play)).focus();
    await press(page, 'Space');
    assert.equal(await shownText(page, 'see.transport.play.label'), 'Pause');
  });
});

test('a list of choices keeps its arrows', async () => {
  await withPage(browser, {}, async (page) => {
    await (await find(page, '.transport select')).focus();
    await press(page, 'ArrowRight', 'Home');
    assert.equal(await progress(page), 'Step 0 of 3');
  });
});

test('in the bit array arrows walk from cell to cell', async () => {
  await withPage(browser, {}, async (page) => {
    await (await find(page, '.figure')).focus();
    await press(page, 'ArrowRight');
    assert.match(await shownText(page, 'see.array.inspection'), /^Bit 0 /);
    await press(page, 'ArrowRight');
    assert.match(await shownText(page, 'see.array.inspection'), /^Bit 1 is 1: set by apple/);
    await press(page, 'End');
    assert.match(await shownText(page, 'see.array.inspection'), /^Bit 15 /);
    await press(page, 'Home', 'ArrowLeft');
    assert.match(await shownText(page, 'see.array.inspection'), /^Bit 0 /);
    assert.equal(await progress(page), 'Step 0 of 3');
    await press(page, 'Escape');
    assert.equal(await find(page, '[role="option"]'), null);
  });
});

test('the inspected cell is the active descendant, with its sentence', async () => {
  await withPage(browser, {}, async (page) => {
    await (await find(page, '.figure')).focus();
    await press(page, 'End', 'ArrowLeft');
    const active = await page.evaluate(() => {
      const root = document.querySelector('bloom-playground').shadowRoot;
      const id = root.querySelector('.figure').getAttribute('aria-activedescendant');
      return root.getElementById(id).textContent;
    });
    assert.match(active, /^Bit 14 is 1: set by banana/);
  });
});

test('a click on a cell inspects it', async () => {
  await withPage(browser, {}, async (page) => {
    const cell = await page.evaluate(() => {
      const root = document.querySelector('bloom-playground').shadowRoot;
      const index = [...root.querySelectorAll('text.index')].find((one) => one.textContent === '8');
      const { x, y, width } = index.getBoundingClientRect();
      return { x: x + width / 2, y: y - 12 };
    });
    await page.mouse.click(cell.x, cell.y);
    assert.match(await shownText(page, 'see.array.inspection'), /^Bit 8 is 1/);
  });
});

test('Alt+R resets without taking the focus, even while typing', async () => {
  await withPage(browser, {}, async (page) => {
    await run(page, 'add kiwi', 'end');
    assert.equal(await members(page), '4');
    await (await find(page, field)).focus();
    await page.keyboard.down('Alt');
    await press(page, 'KeyR');
    await page.keyboard.up('Alt');
    assert.equal(await members(page), '3');
    assert.equal(await focused(page), 'see.entry.field.text');
  });
});

test('of two elements only the one that holds the focus reacts', async () => {
  const two = '<bloom-playground id="a"></bloom-playground><bloom-playground id="b"></bloom-playground>';
  const pages = {
    '/index.html': `<!doctype html><html lang="en"><title>t</title><script src="/bloom-playground.js"></script>${two}</html>`,
  };
  await withPage(browser, { pages }, async (page) => {
    await figureStands(page, '#b');
    await focusFrame(page, '#b');
    await press(page, 'ArrowRight');
    const steps = await page.evaluate(async (selector) => {
      const all = [...document.querySelectorAll('bloom-playground')];
      await Promise.all(all.map((element) => element.updateComplete));
      return all.map((element) => element.shadowRoot.querySelector(selector).textContent);
    }, dataView('see.transport.progress'));
    assert.deepEqual(steps, ['Step 0 of 3', 'Step 1 of 3']);
  });
});

test('Enter in the text field asks', async () => {
  await withPage(browser, {}, async (page) => {
    await (await find(page, field)).click({ count: 3 });
    await page.keyboard.type('mango');
    await press(page, 'Enter', 'End');
    assert.equal(await shownText(page, 'see.word.word'), 'mango');
  });
});

test('Tab enters the element, reaches every control and leaves', async () => {
  const pages = {
    '/index.html':
      '<!doctype html><html lang="en"><title>t</title><script src="/bloom-playground.js"></script>' +
      '<button id="before">b</button><bloom-playground></bloom-playground><button id="after">a</button></html>',
  };
  await withPage(browser, { pages }, async (page) => {
    await page.focus('#before');
    const reached = [];
    for (let presses = 0; presses < 100; ++presses) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement.id === 'after')) break;
      reached.push(await focused(page));
    }
    assert.equal(await page.evaluate(() => document.activeElement.id), 'after');
    for (const path of ['see.array.label', 'see.entry.field.text', 'see.transport.play.label', 'see.settings.m.text']) {
      assert.ok(reached.includes(path), `${path} is reached`);
    }
    assert.equal(new Set(reached.filter((path) => path.startsWith('see.'))).size,
      reached.filter((path) => path.startsWith('see.')).length, 'each once');
  });
});

test('a chip that is gone after its click leaves the focus within the element', async () => {
  await withPage(browser, {}, async (page) => {
    const chip = await find(page, '.chip-to-add');
    await chip.focus();
    await press(page, 'Enter', 'End');
    assert.notEqual(await focused(page), '');
  });
});

test('a button that goes off under the focus keeps it', async () => {
  await withPage(browser, {}, async (page) => {
    await (await find(page, dataView('see.transport.forward.label'))).focus();
    await press(page, 'Enter', 'Enter', 'Enter', 'Enter');
    assert.equal(await progress(page), 'Step 3 of 3');
    assert.equal(await focused(page), 'see.transport.forward.label');
  });
});
