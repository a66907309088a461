// The check of the schemes: long work that leaves the page free, with a chart of what it came to.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dataView, find, finish, framesPass, launch, run, shownText, shownTexts, withPage } from './support/browser.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const path = 'tune.check';
const drawn = (page) => page.evaluate(() => document.querySelector('bloom-playground').updateComplete);

/** A page with the tuning screen up. */
const withTuning = (use) =>
  withPage(browser, {}, async (page) => {
    await run(page, 'screen tune');
    await framesPass(page);
    return use(page);
  });

const click = async (page, name) => {
  await (await find(page, dataView(`${path}.${name}.label`))).click();
  await drawn(page);
};

const isUnderWay = (page) =>
  page.evaluate(() => {
    const bar = document.querySelector('bloom-playground').shadowRoot.querySelector('progress');
    return getComputedStyle(bar).visibility === 'visible';
  });

const isOver = (page) =>
  page.waitForFunction(
    () => {
      const bar = document.querySelector('bloom-playground').shadowRoot.querySelector('progress');
      return getComputedStyle(bar).visibility === 'hidden';
    },
    { polling: 'raf', timeout: 120_000 },
  );

test('a click checks every scheme, by itself and to the end', async () => {
  await withTuning(async (page) => {
    assert.equal(await isUnderWay(page), false);
    await click(page, 'run');
    assert.equal(await isUnderWay(page), true);
    await isOver(page);
    await drawn(page);
    const texts = await shownTexts(page);
    assert.equal(texts[`${path}.status`], 'Measured for m = 9,593, n = 1,000, k = 7.');
    assert.match(texts[`${path}.chart.bars.1.value`], /^3\.04 × /);
    assert.match(texts[`${path}.findings.1.text`], /seeds only shift/);
    assert.match(texts.live, /^The check is done\./);
  });
});

test('while a check is under way the page takes input, and Cancel stops it', async () => {
  await withTuning(async (page) => {
    await run(page, 'set n 100000', 'check');
    assert.equal(await isUnderWay(page), true);
    await run(page, 'set n 2000');
    assert.equal(await shownText(page, 'tune.quantities.0.field.text'), '2,000');
    assert.equal(await isUnderWay(page), true);
    await click(page, 'cancel');
    assert.equal(await isUnderWay(page), false);
    assert.match(await shownText(page, `${path}.status`), /of 9 schemes; the filter above has changed since\.$/);
  });
});

test('bars come in without moving anything, from the first to the last', async () => {
  await withTuning(async (page) => {
    for (const width of [320, 1280]) {
      await page.setViewport({ width, height: 900 });
      await run(page, 'check');
      await framesPass(page);
      const places = () =>
        page.evaluate(() => {
          const root = document.querySelector('bloom-playground').shadowRoot;
          return ['.check .chart-head', '.chart-check .drawing', '.chart-check .summary', '.check .chart-tools'].map((selector) => {
            const { top, height } = root.querySelector(selector).getBoundingClientRect();
            return [Math.round(top + scrollY), Math.round(height)];
          });
        });
      const before = await places();
      await finish(page);
      await framesPass(page);
      assert.deepEqual(await places(), before, `at ${width}`);
    }
  });
});

test('every bar has its whisker and the line of the formula, within the drawing', async () => {
  await withTuning(async (page) => {
    await run(page, 'set solve p', 'set m 1024', 'set n 100', 'set k 7', 'check');
    await finish(page);
    await framesPass(page);
    const found = await page.evaluate(() => {
      const svg = document.querySelector('bloom-playground').shadowRoot.querySelector('.chart-check svg');
      const outer = svg.getBoundingClientRect();
      const shapes = [...svg.querySelectorAll('.series, .whisker, .marker-shape')].map((one) => one.getBoundingClientRect());
      return {
        bars: svg.querySelectorAll('.series').length,
        poor: svg.querySelectorAll('.series-measured-poor').length,
        whiskers: svg.querySelectorAll('.whisker').length,
        lines: svg.querySelectorAll('.marker-formula .marker-shape').length,
        inside: shapes.every(({ left, right }) => left >= outer.left - 2 && right <= outer.right + 2),
      };
    });
    // The one function is beyond the scale: a bar to its end, without a whisker.
    assert.deepEqual(found, { bars: 9, poor: 6, whiskers: 8, lines: 9, inside: true });
  });
});

test('the numbers of a check can be read as a table', async () => {
  await withTuning(async (page) => {
    await run(page, 'check');
    await finish(page);
    await (await find(page, dataView(`${path}.chart.toggle_table.label`))).click();
    await drawn(page);
    const texts = await shownTexts(page);
    assert.equal(texts[`${path}.chart.table.columns.2`], '× formula');
    assert.equal(texts[`${path}.chart.table.rows.1.0`], 'Polynomial 131');
    assert.ok(texts[`${path}.chart.bars.1.value`].startsWith(texts[`${path}.chart.table.rows.1.2`]));
  });
});
