// The code panel: the filter in a programming language, with the lines lit that do the step.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dataView, find, focused, framesPass, launch, run, shownText, withPage } from './support/browser.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const toggle = dataView('see.code.toggle.label');
const copyButton = dataView('see.code.copy_label');
const languages = ['c++', 'c', 'python', 'javascript', 'java', 'c#', 'go', 'rust'];

/** The listing as the view has it, with a line end after each line. */
const listed = (page) =>
  page.evaluate(() => {
    const root = document.querySelector('bloom-playground').shadowRoot;
    return [...root.querySelectorAll('[data-view^="see.code.lines."]')]
      .map((line) => `${line.textContent}\n`)
      .join('');
  });

/** The texts of the lines that are lit. */
const lit = (page) =>
  page.evaluate(() => {
    const root = document.querySelector('bloom-playground').shadowRoot;
    return [...root.querySelectorAll('[aria-current="step"]')].map((line) => line.textContent.trim());
  });

test('a button shows the code and hides it, and keeps the focus', async () => {
  await withPage(browser, {}, async (page) => {
    assert.equal(await listed(page), '');
    await (await find(page, toggle)).click();
    assert.match(await listed(page), /class BloomFilter/);
    assert.equal(await focused(page), 'see.code.toggle.label');
    await (await find(page, toggle)).click();
    assert.equal(await listed(page), '');
  });
});

test('the lines that do a step are lit, and go on with the trace', async () => {
  await withPage(browser, {}, async (page) => {
    await run(page, 'set code on', 'set language python');
    assert.deepEqual(await lit(page), ['def may_contain(self, word):']);
    await run(page, 'step');
    const position = 'yield murmur3(word.encode(), seed) % self.m';
    const asked = 'if not self.bits[position // 8] >> position % 8 & 1:';
    assert.deepEqual(await lit(page), [asked, position]);
    await run(page, 'end');
    assert.deepEqual(await lit(page), [asked, 'return True', position]);
    await run(page, 'query mango', 'end');
    assert.deepEqual(await lit(page), [asked, 'return False', position]);
    await run(page, 'add kiwi', 'end');
    assert.deepEqual(await lit(page), ['self.bits[position // 8] |= 1 << position % 8', position]);
  });
});

test('a lit line differs by a bar and a sign beside its colour', async () => {
  await withPage(browser, {}, async (page) => {
    await run(page, 'set code on', 'step');
    const [one, other] = await page.evaluate(() => {
      const root = document.querySelector('bloom-playground').shadowRoot;
      return ['.code-line.lit', '.code-line:not(.lit)'].map((selector) => {
        const line = root.querySelector(selector);
        return {
          sign: getComputedStyle(line, '::before').content,
          bar: getComputedStyle(line).borderInlineStartColor,
          ground: getComputedStyle(line).backgroundColor,
        };
      });
    });
    for (const what of ['sign', 'bar', 'ground']) assert.notEqual(one[what], other[what], what);
  });
});

test('a lit line is scrolled to within the listing, and the page stays where it is', async () => {
  await withPage(browser, {}, async (page) => {
    await page.setViewport({ width: 1280, height: 500 });
    await run(page, 'set code on', 'set language java');
    for (const line of ['step', 'end', 'start', 'set language c', 'set scheme bloom-128', 'end']) {
      await run(page, line);
      const seen = await page.evaluate(() => {
        const root = document.querySelector('bloom-playground').shadowRoot;
        const view = root.querySelector('.code-listing').getBoundingClientRect();
        const { top, bottom } = root.querySelector('.code-line.lit').getBoundingClientRect();
        return top >= view.top && bottom <= view.bottom;
      });
      assert.ok(seen, `after "${line}"`);
      assert.equal(await page.evaluate(() => scrollY), 0);
    }
  });
});

test('in every language keywords and comments look different', async () => {
  await withPage(browser, {}, async (page) => {
    await run(page, 'set code on', 'set scheme murmur3-double');
    for (const language of languages) {
      await run(page, `set language ${language}`);
      const looks = await page.evaluate(() => {
        const root = document.querySelector('bloom-playground').shadowRoot;
        const look = (selector) => {
          const { color, fontWeight } = getComputedStyle(root.querySelector(selector));
          return `${color} ${fontWeight}`;
        };
        // Python's are strings.
        const comment = root.querySelector('.code-comment') ? '.code-comment' : '.code-literal';
        return ['.code-listing', '.code-keyword', comment].map(look);
      });
      assert.equal(new Set(looks).size, 3, language);
    }
  });
});

test('the button copies the listing, all of it and nothing else', async () => {
  await withPage(browser, {}, async (page, server) => {
    await page.browserContext().overridePermissions(server.origin, [
      'clipboard-read',
      'clipboard-sanitized-write',
    ]);
    await run(page, 'set code on', 'set language rust');
    await (await find(page, copyButton)).click();
    await page.waitForFunction(() =>
      document
        .querySelector('bloom-playground')
        .shadowRoot.querySelector('[data-view="see.code.copy_note"]')
        .textContent.includes('Copied'),
    );
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await listed(page));
    assert.match(await shownText(page, 'live'), /^Copied\./);
  });
});

test('where the clipboard is closed, the listing is selected and the reader told', async () => {
  const before = (page) =>
    page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
  await withPage(browser, { before }, async (page) => {
    await run(page, 'set code on', 'set language go');
    await (await find(page, copyButton)).click();
    await framesPass(page);
    assert.match(await shownText(page, 'see.code.copy_note'), /Select the text/);
    const selected = await page.evaluate(() => {
      const root = document.querySelector('bloom-playground').shadowRoot;
      return (root.getSelection?.() ?? getSelection()).toString();
    });
    assert.equal(selected.trimEnd(), (await listed(page)).trimEnd());
  });
});

test('in the listing the arrows scroll, elsewhere they step', async () => {
  await withPage(browser, {}, async (page) => {
    await page.setViewport({ width: 320, height: 640 });
    await run(page, 'set code on', 'set language java');
    const listing = await find(page, '.code-listing');
    await listing.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((element) => element.scrollLeft > 0, {}, listing);
    assert.equal(await shownText(page, 'see.transport.progress'), 'Step 0 of 3');
  });
});

test('under a strict content security policy and with trusted types the code shows, too', async () => {
  const headers = {
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html",
  };
  await withPage(browser, { headers }, async (page, server, problems) => {
    await run(page, 'set code on');
    for (const language of languages) await run(page, `set language ${language}`);
    assert.match(await listed(page), /pub struct BloomFilter/);
    assert.deepEqual(problems, []);
  });
});
