// What everyone can see, reach and hear.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { find, framesPass, launch, run, shownText, withPage } from './support/browser.mjs';
import { paths } from './support/paths.mjs';

const axe = await readFile(createRequire(paths.webPackage).resolve('axe-core/axe.min.js'), 'utf8');

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** The states of the screen that differ most. */
const states = {
  opening: [],
  'in the middle of a query': ['step', 'step'],
  'a false positive, with a cell inspected': ['end', 'inspect 4', 'set bytes on'],
  'a first miss': ['query mango', 'end'],
  'an added word': ['add kiwi', 'end', 'add kiwi', 'end'],
  'a word of 300 letters': [`add ${'x'.repeat(300)}`, 'end', 'set bytes on'],
  refusals: ['type "\\xff"', 'set m many', 'set k 99', 'inspect 9999'],
  'colours, asked': ['preset simulator', 'query red', 'end', 'query amber', 'end'],
  'many bits and many words': ['set m 4096', 'set k 16', 'fill 400', 'find'],
};

const light = [{ name: 'prefers-color-scheme', value: 'light' }];
const dark = [{ name: 'prefers-color-scheme', value: 'dark' }];
const reduced = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

/** Sets media features and waits until the page has heard of it. */
const emulate = async (page, features) => {
  await page.emulateMediaFeatures(features);
  await framesPass(page);
};

for (const [scheme, features] of Object.entries({ light, dark })) {
  test(`axe-core finds no violation in ${scheme}`, async () => {
    await withPage(browser, {}, async (page) => {
      await emulate(page, [...features, ...reduced]);
      await page.evaluate(axe);
      for (const [state, lines] of Object.entries(states)) {
        await run(page, 'preset figure', ...lines);
        const found = await page.evaluate(async () => {
          const { violations } = await globalThis.axe.run();
          return violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html.slice(0, 200))]);
        });
        assert.deepEqual(found, [], state);
      }
    });
  });
}

test('nothing scrolls sideways at 320 pixels, at one and at two times the text size', async () => {
  await withPage(browser, {}, async (page) => {
    for (const textSize of ['100%', '200%']) {
      await page.setViewport({ width: 320, height: 640 });
      await page.addStyleTag({ content: `:root { font-size: ${textSize} }` });
      await framesPass(page);
      for (const [state, lines] of Object.entries(states)) {
        await run(page, 'preset figure', ...lines);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.equal(width, 320, `${state} at ${textSize}`);
      }
    }
  });
});

test('nothing to touch is smaller than 24 pixels', async () => {
  await withPage(browser, {}, async (page) => {
    await page.setViewport({ width: 320, height: 640 });
    const small = await page.evaluate(() => {
      const root = document.querySelector('bloom-playground').shadowRoot;
      return [...root.querySelectorAll('button, input, select')]
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ control }) => control.outerHTML);
    });
    assert.deepEqual(small, []);
  });
});

test('stepping through a query moves nothing on the page', async () => {
  await withPage(browser, {}, async (page) => {
    for (const width of [320, 500, 768, 1280]) {
      await page.setViewport({ width, height: 900 });
      await run(page, 'start');
      await framesPass(page);
      const tops = [];
      for (let step = 0; step <= 3; ++step) {
        tops.push(
          await page.evaluate(() => {
            const root = document.querySelector('bloom-playground').shadowRoot;
            const top = (selector) => Math.round(root.querySelector(selector).getBoundingClientRect().top);
            return ['.figure', '.chips', '.act', '.answer', '.stats', '.settings'].map(top);
          }),
        );
        await run(page, 'step');
      }
      for (const later of tops) assert.deepEqual(later, tops[0], `at ${width}`);
    }
  });
});

test('one polite live region says each step', async () => {
  await withPage(browser, {}, async (page) => {
    const regions = await page.evaluate(() => {
      const root = document.querySelector('bloom-playground').shadowRoot;
      return [...root.querySelectorAll('[role="status"], [role="alert"], [aria-live]')].map(
        (region) => region.dataset.view,
      );
    });
    assert.deepEqual(regions, ['live']);
    await run(page, 'step');
    assert.equal(await shownText(page, 'live'), await shownText(page, 'see.sentence'));
  });
});

test('where motion is reduced, playing shows the verdict at once and nothing is animated', async () => {
  await withPage(browser, {}, async (page) => {
    await emulate(page, reduced);
    await run(page, 'play');
    assert.equal(await shownText(page, 'see.verdict.title'), 'Maybe');
    const animations = await page.evaluate(
      () => document.querySelector('bloom-playground').shadowRoot.getAnimations().length,
    );
    assert.equal(animations, 0);
  });
});

test('where motion comes back, playing takes its time again', async () => {
  await withPage(browser, {}, async (page) => {
    await emulate(page, reduced);
    await emulate(page, [{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
    await run(page, 'play');
    assert.equal(await shownText(page, 'see.transport.play.label'), 'Pause');
  });
});

test('the three verdicts differ by sign, word and colour', async () => {
  await withPage(browser, {}, async (page) => {
    await emulate(page, reduced);
    const seen = { sign: new Set(), title: new Set(), colour: new Set() };
    for (const line of ['query lime', 'query mango', 'add kiwi']) {
      await run(page, line);
      seen.sign.add(await shownText(page, 'see.verdict.sign'));
      seen.title.add(await shownText(page, 'see.verdict.title'));
      const panel = await find(page, '.verdict-title');
      seen.colour.add(await panel.evaluate((element) => getComputedStyle(element).color));
    }
    for (const [what, values] of Object.entries(seen)) assert.equal(values.size, 3, what);
  });
});

test('with forced colours set and clear bits still differ, and so do the roles of probes', async () => {
  await withPage(browser, {}, async (page) => {
    const client = await page.createCDPSession();
    await client.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }, ...reduced],
    });
    await framesPass(page);
    await run(page, 'query mango');
    const fills = await page.evaluate(() => {
      const root = document.querySelector('bloom-playground').shadowRoot;
      const fill = (selector) => getComputedStyle(root.querySelector(selector)).fill;
      return [fill('.cell-set'), fill('.cell-clear')];
    });
    assert.notEqual(fills[0], fills[1]);
    const shapes = await page.evaluate(() => {
      const root = document.querySelector('bloom-playground').shadowRoot;
      return [...root.querySelectorAll('.badge-shape')].map((shape) => {
        const { strokeDasharray, fill } = getComputedStyle(shape);
        return [shape.localName, strokeDasharray, fill].join();
      });
    });
    assert.equal(new Set(shapes).size, shapes.length);
  });
});
