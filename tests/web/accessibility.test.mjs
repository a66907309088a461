// What everyone can see, reach and hear.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { find, finish, framesPass, launch, run, shownText, withPage } from './support/browser.mjs';
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
  'code, in the middle of a query': ['set code on', 'set language java', 'step'],
  'code that could not be copied': ['set code on', 'set language c#', 'set scheme bloom-128', 'end', 'not-copied'],
  'code that there is not': ['set code on', 'set language rust', 'set scheme sha256-double'],
  'many bits and many words': ['set m 4096', 'set k 16', 'fill 400', 'find'],
};

/** And of the tuning screen. */
const tuned = {
  'tuning at its opening': [],
  'tuning with a crosshair and a table': ['aim k 0.4', 'table k', 'table memory', 'aim n 0.5'],
  'tuning, refused': ['set n many', 'set p 7', 'set lookup never'],
  'tuning a large filter': ['set n 281474976710656', 'set p 0.3', 'set scale linear'],
  'schemes being checked': ['check'],
  'schemes checked, for another filter': ['set n 10', 'set m 64', 'check', 'table check', 'set n 11'],
  'tuning at the smallest rate': ['set n 1000', 'set p 1e-300'],
};
/** And of the measuring screen. */
const measured = {
  'measuring at its opening': [],
  'measured, many filters and fillings': ['set queries 20000', 'set filters 10', 'set checkpoints on', 'run', 'map in 0.5', 'table filters'],
  'measuring, refused': ['set n 1e10', 'set queries many', 'set seed -1', 'run'],
};

/** Every state with the lines that lead to it. */
const allStates = Object.entries({
  ...Object.fromEntries(Object.entries(states).map(([state, lines]) => [state, ['screen see', 'preset figure', ...lines]])),
  ...Object.fromEntries(Object.entries(tuned).map(([state, lines]) => [state, ['screen tune', 'reset', ...lines]])),
  ...Object.fromEntries(Object.entries(measured).map(([state, lines]) => [state, ['screen measure', 'reset', ...lines]])),
});

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
      for (const [state, lines] of allStates) {
        await run(page, ...lines);
        await finish(page);
        await framesPass(page);
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
      for (const [state, lines] of allStates) {
        await run(page, ...lines);
        await finish(page);
        await framesPass(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.equal(width, 320, `${state} at ${textSize}`);
      }
    }
  });
});

test('nothing to touch is smaller than 24 pixels', async () => {
  for (const screen of ['see', 'tune', 'measure']) await withPage(browser, {}, async (page) => {
    await page.setViewport({ width: 320, height: 640 });
    await run(page, `screen ${screen}`, 'set code on');
    const small = await page.evaluate(() => {
      const root = document.querySelector('bloom-playground').shadowRoot;
      return [...root.querySelectorAll('button, input, select')]
        .filter((control) => control.checkVisibility())
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ control }) => control.outerHTML);
    });
    assert.deepEqual(small, []);
  });
});

test('stepping through a query moves nothing on the page', async () => {
  await withPage(browser, {}, async (page) => {
    await run(page, 'set code on');
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
            return ['.figure', '.chips', '.act', '.answer', '.code-listing', '.stats', '.settings'].map(top);
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

test('with forced colours the markers of a chart still differ', async () => {
  await withPage(browser, {}, async (page) => {
    const client = await page.createCDPSession();
    await client.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }, ...reduced],
    });
    await run(page, 'screen tune');
    await framesPass(page);
    const looks = await page.evaluate(() => {
      const root = document.querySelector('bloom-playground').shadowRoot;
      const roles = {};
      for (const shape of root.querySelectorAll('.marker-shape')) {
        const { strokeDasharray } = getComputedStyle(shape);
        // The outline without its place: letters and relative lengths.
        const outline = shape.getAttribute('d').replace(/[ML][\d. ]+/g, (step) => step[0]);
        roles[shape.parentElement.className.baseVal] = `${strokeDasharray} ${outline}`;
      }
      return Object.values(roles);
    });
    assert.equal(looks.length, 7);
    assert.equal(new Set(looks).size, looks.length);
  });
});
