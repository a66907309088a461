// The tuning screen: sliders, charts, links, files.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { dataView, find, focused, framesPass, launch, run, shownText, shownTexts, withPage } from './support/browser.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const slider = (path) => `${dataView(`${path}.spoken`)}`;
const n = 'tune.quantities.0';
const drawn = (page) => page.evaluate(() => document.querySelector('bloom-playground').updateComplete);

const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
  await drawn(page);
};

/** A page with the tuning screen up. */
const withTuning = (use, options = {}) =>
  withPage(browser, options, async (page, ...rest) => {
    await run(page, 'screen tune');
    await framesPass(page);
    return use(page, ...rest);
  });

/** Draws a slider from a third of its way to two thirds, in ten steps. */
async function dragAcross(page, path) {
  const handle = await find(page, slider(path));
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await handle.boundingBox();
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 3, y);
  await page.mouse.down();
  await page.mouse.move(box.x + (box.width * 2) / 3, y, { steps: 10 });
  return () => page.mouse.up();
}

test('the tabs lead from screen to screen, by click and by arrow keys', async () => {
  await withPage(browser, {}, async (page) => {
    await (await find(page, dataView('screens.options.1.label'))).click();
    await drawn(page);
    assert.equal(await shownText(page, `${n}.letter`), 'n');
    assert.equal(await shownText(page, 'see.sentence'), undefined);
    await press(page, 'ArrowLeft');
    assert.notEqual(await shownText(page, 'see.sentence'), undefined);
    assert.equal(await focused(page), 'screens.options.0.label');
    await press(page, 'ArrowLeft');
    assert.notEqual(await shownText(page, 'measure.plan'), undefined);
    await press(page, 'ArrowLeft');
    assert.equal(await shownText(page, `${n}.letter`), 'n');
    const selected = await page.evaluate(() =>
      [...document.querySelector('bloom-playground').shadowRoot.querySelectorAll('[role=tab]')].map(
        (tab) => [tab.ariaSelected, tab.tabIndex],
      ),
    );
    assert.deepEqual(selected, [['false', -1], ['true', 0], ['false', -1]]);
  });
});

test('1,000 items at 1 % take 9,593 bits, 9,586 by the textbook, and seven functions', async () => {
  await withTuning(async (page) => {
    await run(page, 'set n 1000', 'set p 0.01');
    const texts = await shownTexts(page);
    assert.equal(texts['tune.quantities.2.field.text'], '9,593');
    assert.equal(texts['tune.quantities.3.field.text'], '7');
    assert.ok(Object.entries(texts).some(([path, text]) => path.startsWith('tune.result') && text === '9,586 bits'));
  });
});

test('a drag is one step of undo', async () => {
  await withTuning(async (page) => {
    const release = await dragAcross(page, n);
    await drawn(page);
    const underWay = await shownText(page, `${n}.field.text`);
    assert.notEqual(underWay, '1,000');
    await release();
    await drawn(page);
    assert.equal(await shownText(page, `${n}.field.text`), underWay);
    await run(page, 'undo');
    assert.equal(await shownText(page, `${n}.field.text`), '1,000');
    assert.equal(
      await (await find(page, dataView('tune.undo.label'))).evaluate((button) => button.ariaDisabled),
      'true',
    );
  });
});

test('while a slider is dragged nothing on the page moves', async () => {
  for (const width of [320, 768, 1280]) {
    await withTuning(async (page) => {
      await page.setViewport({ width, height: 900 });
      await framesPass(page);
      const tops = () =>
        page.evaluate(() => {
          const root = document.querySelector('bloom-playground').shadowRoot;
          return ['.quantities', '.tools', '.chart-k', '.results'].map((selector) =>
            Math.round(root.querySelector(selector).getBoundingClientRect().top + scrollY),
          );
        });
      await run(page, 'drag n 0.3');
      const before = await tops();
      for (const place of [0, 0.2, 0.5, 0.7, 0.9, 1]) {
        await run(page, `drag n ${place}`);
        assert.deepEqual(await tops(), before, `at ${width}, n at ${place}`);
      }
    });
  }
});

test('a screen reader hears the slider in words', async () => {
  await withTuning(async (page) => {
    const handle = await find(page, slider(n));
    assert.equal(await handle.evaluate((element) => element.getAttribute('aria-valuetext')), '1,000 items');
    const name = await handle.evaluate((element) =>
      element.getRootNode().getElementById(element.getAttribute('aria-labelledby')).textContent.trim().replace(/\s+/g, ' '),
    );
    assert.equal(name, 'n items you plan to add');
  });
});

test('on a slider arrows step, page keys leap, Home and End go to its ends', async () => {
  await withTuning(async (page) => {
    await (await find(page, slider(n))).focus();
    await press(page, 'ArrowRight', 'ArrowUp');
    assert.equal(await shownText(page, `${n}.field.text`), '1,002');
    await press(page, 'ArrowLeft');
    assert.equal(await shownText(page, `${n}.field.text`), '1,001');
    await press(page, 'PageUp');
    assert.notEqual(await shownText(page, `${n}.field.text`), '1,001');
    await press(page, 'Home');
    assert.equal(await shownText(page, `${n}.field.text`), '1');
    await press(page, 'End');
    assert.equal(await shownText(page, `${n}.field.text`), '1,000,000,000');
    assert.equal(await focused(page), `${n}.spoken`);
  });
});

test('a field takes numbers as people write them, and refuses the rest beside the field', async () => {
  await withTuning(async (page) => {
    const field = await find(page, dataView(`${n}.field.text`));
    await field.click({ count: 3 });
    await page.keyboard.type('1 million');
    await press(page, 'Enter');
    assert.equal(await shownText(page, `${n}.field.text`), '1,000,000');
    await field.click({ count: 3 });
    await page.keyboard.type('"many\\"');
    await press(page, 'Enter');
    const texts = await shownTexts(page);
    assert.equal(texts[`${n}.field.text`], '"many\\"');
    assert.notEqual(texts[`${n}.field.error`], '');
  });
});

test('the keys of the trace do nothing here; Alt+R and Ctrl+Z do', async () => {
  await withTuning(async (page) => {
    await run(page, 'set n 5000');
    await (await find(page, '.screen')).evaluate((frame) => frame.focus());
    await press(page, 'Space', 'ArrowRight', 'End');
    assert.equal(await shownText(page, `${n}.field.text`), '5,000');
    await page.keyboard.down('Control');
    await press(page, 'KeyZ');
    await page.keyboard.up('Control');
    assert.equal(await shownText(page, `${n}.field.text`), '1,000');
    await run(page, 'set n 7000');
    await page.keyboard.down('Alt');
    await press(page, 'KeyR');
    await page.keyboard.up('Alt');
    assert.equal(await shownText(page, `${n}.field.text`), '1,000');
  });
});

const crosshair = (page) => shownText(page, 'tune.charts.0.crosshair.text');

test('the chart is read by arrow keys, and Escape puts the crosshair away', async () => {
  await withTuning(async (page) => {
    const hint = await crosshair(page);
    await (await find(page, '[data-chart="k"]')).focus();
    await press(page, 'Home');
    assert.match(await crosshair(page), /^k = 1: /);
    await press(page, 'ArrowRight', 'ArrowRight');
    assert.match(await crosshair(page), /^k = 3: /);
    await press(page, 'ArrowLeft');
    const text = await crosshair(page);
    assert.match(text, /^k = 2: /);
    const spoken = await (await find(page, '[data-chart="k"]')).evaluate((chart) => chart.getAttribute('aria-valuetext'));
    assert.equal(spoken, text);
    await press(page, 'Escape');
    assert.equal(await crosshair(page), hint);
    assert.equal(await find(page, '[data-chart="k"] .crosshair'), null);
  });
});

test('the chart is read by the mouse, and forgets it when the mouse leaves', async () => {
  await withTuning(async (page) => {
    const chart = await find(page, '[data-chart="k"]');
    await chart.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const hint = await crosshair(page);
    const box = await chart.boundingBox();
    await page.mouse.move(box.x + box.width - 8, box.y + box.height / 2);
    await drawn(page);
    assert.match(await crosshair(page), /^k = 20: /);
    await page.mouse.move(box.x + box.width / 2, box.y - 40);
    await drawn(page);
    assert.equal(await crosshair(page), hint);
  });
});

test('the chart is read by touch', async () => {
  await withTuning(async (page) => {
    const chart = await find(page, '[data-chart="k"]');
    await chart.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await chart.boundingBox();
    await page.touchscreen.tap(box.x + box.width - 8, box.y + box.height / 2);
    await drawn(page);
    assert.match(await crosshair(page), /^k = 20: /);
  });
});

test('a chart becomes a table on demand', async () => {
  await withTuning(async (page) => {
    await (await find(page, dataView('tune.charts.0.toggle_table.label'))).click();
    await drawn(page);
    const cells = await page.evaluate(() => {
      const table = document.querySelector('bloom-playground').shadowRoot.querySelector('.chart-k table');
      return [...table.rows].slice(0, 2).map((row) => [...row.cells].map((cell) => cell.scope || 'cell'));
    });
    assert.deepEqual(cells[0], ['col', 'col', 'col'].slice(0, cells[0].length));
    assert.equal(cells[1][0], 'row');
  });
});

/** Saves a chart through the page's button and returns the file. */
async function saved(page, format) {
  const folder = await mkdtemp(join(tmpdir(), 'bloom-'));
  try {
    const client = await page.createCDPSession();
    await client.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: folder,
      eventsEnabled: true,
      browserContextId: page.browserContext().id,
    });
    const done = new Promise((finished) =>
      client.on('Browser.downloadProgress', ({ state }) => state === 'completed' && finished()),
    );
    await (await find(page, dataView(`tune.charts.0.export_${format}_label`))).click();
    await done;
    return await readFile(join(folder, `bloom-k.${format}`));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('the CSV of a chart holds its numbers', async () => {
  await withTuning(async (page) => {
    const lines = (await saved(page, 'csv')).toString().trimEnd().split(/\r?\n/);
    const seven = lines.find((line) => line.startsWith('7,'));
    const rate = Number(seven.split(',').at(-1));
    // (1 − e^(−7 · 1000 / 9593))^7, by another program.
    assert.ok(Math.abs(rate / 0.009999775596895653 - 1) < 1e-12, seven);
    assert.equal(lines.length, 1 + 20);
  });
});

test('the SVG of a chart stands by itself, with its colours', async () => {
  await withTuning(async (page) => {
    const text = (await saved(page, 'svg')).toString();
    const picture = await page.evaluate((source) => {
      const file = new DOMParser().parseFromString(source, 'image/svg+xml');
      return {
        root: file.documentElement.localName,
        title: file.querySelector('title').textContent,
        classes: file.querySelectorAll('[class], [style], [data-view]').length,
        strokes: new Set([...file.querySelectorAll('path')].map((path) => path.getAttribute('stroke'))).size,
      };
    }, text);
    assert.equal(picture.root, 'svg');
    assert.equal(picture.title, 'Rate against k');
    assert.equal(picture.classes, 0);
    assert.ok(picture.strokes > 2);
  });
});

test('the PNG of a chart has two pixels to one, under a strict policy too', async () => {
  const headers = { 'Content-Security-Policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'" };
  await withTuning(async (page) => {
    const file = await saved(page, 'png');
    assert.equal(file.subarray(1, 4).toString(), 'PNG');
    const width = await page.evaluate(
      () => document.querySelector('bloom-playground').shadowRoot.querySelector('[data-chart="k"] svg').viewBox.baseVal.width,
    );
    // With a margin of 8 on either side.
    assert.equal(file.readUInt32BE(16), 2 * (Math.ceil(width) + 16));
  }, { headers });
});

test('in a frame that may not download the text is shown to be copied', async () => {
  const pages = {
    '/outside.html': '<!doctype html><html lang="en"><title>t</title><iframe sandbox="allow-scripts allow-same-origin" src="/index.html" width="900" height="900"></iframe>',
  };
  await withPage(browser, { pages, path: '/outside.html', ready: false }, async (page) => {
    const frame = await page.waitForFrame((one) => one.url().endsWith('/index.html'));
    await frame.waitForFunction(() => document.querySelector('bloom-playground')?.shadowRoot?.querySelector('.figure > svg'));
    const text = await frame.evaluate(async () => {
      const element = document.querySelector('bloom-playground');
      element.run('screen tune');
      await element.updateComplete;
      await element.updateComplete;
      element.shadowRoot.querySelector('[data-view="tune.charts.0.export_csv_label"]').click();
      await element.updateComplete;
      return element.shadowRoot.querySelector('textarea')?.value;
    });
    assert.match(text ?? '', /^7,/m);
  });
});

test('the page opens the links of the calculator; an embedded figure does not', async () => {
  const query = '?n=1000&p=&m=8192&k=';
  await withPage(browser, { path: `/${query}`, ready: false }, async (page) => {
    await page.waitForFunction(() => document.querySelector('bloom-playground')?.shadowRoot?.querySelector('.tune .drawing > svg'));
    assert.equal(await shownText(page, 'tune.quantities.2.field.text'), '8,192');
    assert.equal(await shownText(page, 'tune.quantities.3.field.text'), '6');
  });
  const pages = {
    '/embedded.html': '<!doctype html><html lang="en"><title>t</title><script src="/bloom-playground.js"></script><bloom-playground></bloom-playground></html>',
  };
  await withPage(browser, { pages, path: `/embedded.html${query}` }, async (page) => {
    assert.equal(await shownText(page, 'see.word.word'), 'lime');
  });
});

test('an address with other parameters opens the page as ever', async () => {
  await withPage(browser, { path: '/?utm_source=x' }, async (page) => {
    assert.equal(await shownText(page, 'see.notice.text'), '');
  });
});

test('the filter goes over to the figure and back', async () => {
  await withTuning(async (page) => {
    await (await find(page, dataView('tune.see_filter.label'))).click();
    await drawn(page);
    assert.notEqual(await shownText(page, 'see.array.summary'), undefined);
    await (await find(page, dataView('see.tune_filter.label'))).click();
    await drawn(page);
    assert.notEqual(await shownText(page, 'tune.sentence'), undefined);
  });
});
