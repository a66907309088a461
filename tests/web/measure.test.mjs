// The measuring screen: runs, the density map, the reader's own lists.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { dataView, find, finish, focused, framesPass, launch, run, shownText, shownTexts, withPage } from './support/browser.mjs';

let browser;
let folder;
before(async () => {
  browser = await launch();
  folder = await mkdtemp(join(tmpdir(), 'bloom-'));
});
after(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

/** A page with the measuring screen up. */
const withMeasure = (use, options = {}) =>
  withPage(browser, options, async (page, ...rest) => {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await run(page, 'screen measure');
    await framesPass(page);
    return use(page, ...rest);
  });

const hundredThousand = ['set n 100000', 'set p 0.01', 'set queries 100000', 'set seed 7'];
/** So many that nothing here comes to their end. */
const endless = ['set n 20000000', 'set p 0.01', 'set queries 100000000'];

const drawn = (page) => page.evaluate(() => document.querySelector('bloom-playground').updateComplete);

const click = async (page, path) => {
  await (await find(page, dataView(path))).evaluate((button) => button.click());
  await drawn(page);
};

/** Waits until a text of the view is such that `test`, a regular expression, finds something. */
const until = (page, path, expression) =>
  page.waitForFunction(
    (selector, source) => {
      const shown = document.querySelector('bloom-playground').shadowRoot.querySelector(selector);
      return new RegExp(source).test(shown?.textContent ?? '');
    },
    { timeout: 60_000, polling: 100 },
    dataView(path),
    expression.source,
  );

const isOff = async (page, path) =>
  (await find(page, dataView(path))).evaluate((button) => button.ariaDisabled === 'true');

/** The values among a list of numbers, by their labels. */
const statsOf = (texts, list) =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([path]) => path.startsWith(`${list}.`) && path.endsWith('.label'))
      .map(([path, label]) => [label, texts[path.replace(/label$/, 'value')]]),
  );

test('a run that is left alone counts what the core counts in one go, and what it counts natively', async () => {
  await withMeasure(async (page) => {
    await run(page, ...hundredThousand);
    await click(page, 'measure.run.label');
    await until(page, 'measure.status', /^Measured/);
    const sliced = await shownTexts(page);
    const stats = statsOf(sliced, 'measure.result');
    assert.equal(stats['false positives, FP'], '1,019');
    assert.equal(stats['true negatives, TN'], '98,981');
    assert.equal(stats['fill ratio'], '51.81 %');
    await run(page, 'run');
    await finish(page);
    const whole = await shownTexts(page);
    for (const path of ['sentence', 'method', 'status']) {
      assert.equal(sliced[`measure.${path}`], whole[`measure.${path}`]);
    }
    assert.equal(sliced['live'], sliced['measure.sentence']);
  });
});

test('while a run is under way no task holds the page up', async () => {
  await withMeasure(async (page) => {
    await run(page, ...endless, 'run');
    await until(page, 'measure.status', /^Adding/);
    await page.tracing.start({ categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'v8'] });
    await new Promise((passed) => setTimeout(passed, 3000));
    const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
    const isPage = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid}/${tid}`),
    );
    // The time that the thread was given: what else this machine does is not the page's doing.
    const milliseconds = traceEvents
      .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && isPage.has(`${pid}/${tid}`))
      .map(({ tdur = 0 }) => tdur / 1000);
    assert.ok(milliseconds.length > 20, `${milliseconds.length} tasks`);
    assert.ok(Math.max(...milliseconds) < 50, `${Math.max(...milliseconds)} ms`);
    await run(page, 'cancel');
  });
});

test('a paused run stands still, goes on where it was and ends as if it had not paused', async () => {
  await withMeasure(async (page) => {
    // Long enough to be under way still when the button is reached.
    await run(page, ...hundredThousand, 'set n 3000000', 'set queries 5000000');
    await click(page, 'measure.run.label');
    await until(page, 'measure.status', /^A/);
    await click(page, 'measure.pause.label');
    const status = await shownText(page, 'measure.status');
    assert.match(status, /^Paused while/);
    await new Promise((passed) => setTimeout(passed, 400));
    assert.equal(await shownText(page, 'measure.status'), status);
    assert.equal(await shownText(page, 'measure.pause.label'), 'Resume');
    await click(page, 'measure.pause.label');
    await until(page, 'measure.status', /^Measured/);
    const sentence = await shownText(page, 'measure.sentence');
    await run(page, 'run');
    await finish(page);
    assert.equal(await shownText(page, 'measure.sentence'), sentence);
  });
});

test('a cancelled run keeps what it counted, and another can begin', async () => {
  await withMeasure(async (page) => {
    await run(page, ...endless);
    await click(page, 'measure.run.label');
    await until(page, 'measure.status', /^Adding/);
    assert.ok(await isOff(page, 'measure.run.label'));
    await click(page, 'measure.cancel.label');
    assert.match(await shownText(page, 'measure.status'), /^Cancelled/);
    assert.ok(await isOff(page, 'measure.cancel.label'));
    assert.equal(await isOff(page, 'measure.run.label'), false);
    assert.notEqual(statsOf(await shownTexts(page), 'measure.result')['fill ratio'], '0 %');
  });
});

test('Alt+Enter runs with the number that is half typed', async () => {
  await withMeasure(async (page) => {
    const seed = await find(page, dataView('measure.inputs.1.field.text'));
    await seed.click({ count: 3 });
    await page.keyboard.type('7');
    await page.keyboard.down('Alt');
    await page.keyboard.press('Enter');
    await page.keyboard.up('Alt');
    await until(page, 'measure.status', /^Measured/);
    assert.match(await shownText(page, 'measure.status'), /seed 7\.$/);
  });
});

test('what is too large is refused beside the button', async () => {
  await withMeasure(async (page) => {
    await run(page, 'set n 1e10');
    assert.notEqual(await shownText(page, 'measure.refusal'), '');
    assert.ok(await isOff(page, 'measure.run.label'));
  });
});

test('between the beginning of a run and its end nothing above the result moves', async () => {
  for (const width of [320, 768, 1280]) {
    await withMeasure(async (page) => {
      await page.setViewport({ width, height: 900 });
      await run(page, ...endless);
      const tops = () =>
        page.evaluate(() => {
          const root = document.querySelector('bloom-playground').shadowRoot;
          return ['.fields', '.plan', '.work', '.measured'].map((selector) =>
            Math.round(root.querySelector(selector).getBoundingClientRect().top + scrollY),
          );
        });
      await run(page, 'run');
      await until(page, 'measure.status', /left/);
      const running = await tops();
      await run(page, 'pause');
      assert.deepEqual(await tops(), running, `paused, at ${width}`);
      await run(page, 'cancel');
      assert.deepEqual(await tops(), running, `at its end, at ${width}`);
    });
  }
});

/** The shades of the map's cells, 0 for the paper to 255 for a set bit; blank ones left out. */
const shades = (page) =>
  page.evaluate(() => {
    const canvas = document.querySelector('bloom-playground').shadowRoot.querySelector('.map-canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const found = [];
    for (let at = 0; at < data.length; at += 4) {
      // Red goes from 255 on paper to 45 on a set bit.
      if (data[at + 3] === 255) found.push(Math.round(((255 - data[at]) * 255) / (255 - 45)));
    }
    return { columns: canvas.width, rows: canvas.height, shades: found };
  });

const bits = ['set m 20000', 'set n 2000', 'set solve p', 'set queries 1000', 'set seed 3', 'run'];

test('the map shows each bit as it is: as many are dark as are set', async () => {
  await withMeasure(async (page) => {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
    await run(page, 'set solve p', ...bits.filter((line) => line !== 'set solve p'));
    await finish(page);
    await framesPass(page);
    const { columns, rows, shades: cells } = await shades(page);
    assert.equal(cells.length, 20_000);
    assert.ok(columns * (rows - 1) < 20_000 && columns * rows >= 20_000);
    assert.deepEqual([...new Set(cells)].toSorted((a, b) => a - b), [0, 255]);
    const set = cells.filter((shade) => shade === 255).length;
    assert.match(JSON.stringify(await shownTexts(page)), new RegExp(`"${set.toLocaleString('en')} of 20,000 bits"`));
  });
});

test('zooming shows a part of the same bits, shifting the part beside it, by key, button, wheel and hand', async () => {
  await withMeasure(async (page) => {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
    await run(page, 'set solve p', ...bits.filter((line) => line !== 'set solve p'));
    await finish(page);
    await framesPass(page);
    const { shades: all } = await shades(page);
    const matches = async (what) => {
      await framesPass(page);
      const [from, to] = (await shownText(page, 'measure.map.caption'))
        .match(/^Bits? ([\d,]+) to ([\d,]+)/)
        .slice(1)
        .map((number) => Number(number.replaceAll(',', '')));
      assert.deepEqual((await shades(page)).shades, all.slice(from, to + 1), what);
      return [from, to];
    };
    const frame = await find(page, '.map-frame');
    await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const whole = await matches('all');
    await click(page, 'measure.map.zoom_in.label');
    const zoomed = await matches('zoomed in');
    assert.equal(zoomed[1] - zoomed[0] + 1, 5_000);
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await drawn(page);
    const shifted = await matches('shifted by key');
    assert.ok(shifted[0] > zoomed[0]);
    const box = await frame.boundingBox();
    await page.mouse.move(box.x + 30, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y + 130, { steps: 5 });
    await page.mouse.up();
    await drawn(page);
    const dragged = await matches('dragged');
    assert.ok(dragged[0] < shifted[0], 'dragged down: earlier bits come into view');
    await page.mouse.wheel({ deltaY: -120 });
    await drawn(page);
    const [from, to] = await matches('zoomed in by the wheel');
    assert.equal(to - from + 1, 1_250);
    await page.keyboard.press('Home');
    await drawn(page);
    assert.deepEqual(await matches('all again'), whole);
  });
});

test('a wheel over the map scrolls the page, unless the map has the focus', async () => {
  await withMeasure(async (page) => {
    await run(page, ...bits);
    await finish(page);
    const caption = await shownText(page, 'measure.map.caption');
    const frame = await find(page, '.map-frame');
    await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y } = await frame.boundingBox();
    await page.mouse.move(x + 30, y + 30);
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel({ deltaY: -120 });
    await page.waitForFunction((before) => scrollY < before, { timeout: 5000 }, top);
    assert.equal(await shownText(page, 'measure.map.caption'), caption);
  });
});

test('the map takes the colours of a page that turns dark', async () => {
  await withMeasure(async (page) => {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
    await run(page, ...bits);
    await finish(page);
    await framesPass(page);
    const corner = () =>
      page.evaluate(() => {
        const canvas = document.querySelector('bloom-playground').shadowRoot.querySelector('.map-canvas');
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        return [...new Set(data.filter((_, at) => at % 4 === 0))].toSorted((a, b) => a - b);
      });
    assert.deepEqual(await corner(), [45, 255]);
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await framesPass(page);
    assert.deepEqual(await corner(), [18, 201]);
  });
});

/** Writes a file and opens it as a list. */
async function open(page, kind, name, content) {
  const path = join(folder, name);
  await writeFile(path, content);
  const button = await find(page, dataView(`measure.lists.open_${kind}.label`));
  const input = await button.evaluateHandle((element) => element.nextElementSibling);
  await input.uploadFile(path);
}

const listIsOver = (page) => until(page, 'measure.lists.status', /^(Measured|Cancelled)/);

test('the lines of a list are taken as they are: BOM, line ends, UTF-8, blanks and repetitions', async () => {
  await withMeasure(async (page) => {
    const lines = [
      Buffer.from('\ufeffapple\r\nbänana\rcherry\n\napple\r\n'),
      Buffer.from([0xff, 0xfe, 0x41, 0x0a]),
      Buffer.from('👩‍👩‍👧‍👦\nno line end'),
    ];
    await open(page, 'members', 'words.txt', Buffer.concat(lines));
    await listIsOver(page);
    const texts = await shownTexts(page);
    assert.match(texts['measure.lists.reports.0.title'], /^words\.txt, /);
    const report = JSON.stringify(statsOf(texts, 'measure.lists.reports.0.stats'));
    // apple, bänana, cherry, the family and the last line; the sixth line is no UTF-8.
    assert.match(report, /"8"/);
    assert.match(report, /"5"/);
    assert.match(texts['measure.lists.reports.0.left_out'], /\b6\b/);
    assert.notEqual(texts['measure.lists.sentence'], '');
  });
});

test('a list longer than a chunk has every line in it, and another is asked of its filter', async () => {
  await withMeasure(async (page) => {
    const lines = (prefix, count) => Array.from({ length: count }, (_, at) => `${prefix} – number ${at}\n`).join('');
    await open(page, 'members', 'members.txt', lines('member', 50_000));
    await listIsOver(page);
    let texts = await shownTexts(page);
    assert.match(JSON.stringify(statsOf(texts, 'measure.lists.reports.0.stats')), /"50,000"/);
    await open(page, 'non_members', 'others.txt', lines('another', 20_000));
    await until(page, 'measure.lists.reports.1.title', /others/);
    await listIsOver(page);
    texts = await shownTexts(page);
    assert.match(JSON.stringify(statsOf(texts, 'measure.lists.reports.1.stats')), /"20,000"/);
    // 200 are expected, with a standard deviation of 14.
    const [, passed] = texts['measure.lists.sentence'].match(/Of 20,000 .*? ([\d,]+) passed/) ?? [];
    assert.ok(Number(passed) > 130 && Number(passed) < 280, texts['measure.lists.sentence']);
  });
});

test('a list that is being read can be cancelled', async () => {
  await withMeasure(async (page) => {
    const content = Array.from({ length: 3_000_000 }, (_, at) => at.toString(36)).join('\n');
    await open(page, 'members', 'many.txt', content);
    await until(page, 'measure.lists.status', /^Reading/);
    await click(page, 'measure.lists.cancel.label');
    assert.doesNotMatch(await shownText(page, 'measure.lists.status'), /Reading/);
    assert.equal(await isOff(page, 'measure.lists.open_members.label'), false);
    await open(page, 'members', 'few.txt', 'kiwi\nlime\n');
    await until(page, 'measure.lists.reports.0.title', /few/);
    await listIsOver(page);
    assert.match(await shownText(page, 'measure.lists.status'), /^Measured/);
  });
});

test('an image and an empty file are refused with the reason', async () => {
  await withMeasure(async (page) => {
    await open(page, 'members', 'picture.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
    await until(page, 'measure.lists.reports.0.error', /no text/);
    await open(page, 'members', 'empty.txt', '');
    await until(page, 'measure.lists.reports.0.error', /empty/);
  });
});

/** Drops what has these paths on the box for members, as a file manager does. */
async function drop(page, ...files) {
  const box = await find(page, '.opener');
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = await box.boundingBox();
  const client = await page.createCDPSession();
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop']) {
    await client.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
  }
  await drawn(page);
}

test('a file can be dropped; a folder and two files at once are refused with the reason', async () => {
  await withMeasure(async (page) => {
    const path = join(folder, 'dropped.txt');
    await writeFile(path, 'kiwi\nlime\nmango\n');
    await mkdir(join(folder, 'things'));
    await drop(page, path);
    await listIsOver(page);
    assert.match(await shownText(page, 'measure.lists.reports.0.title'), /^dropped\.txt/);
    await drop(page, join(folder, 'things'));
    assert.match(await shownText(page, 'measure.lists.notice.text'), /folder/);
    await drop(page, path, path);
    assert.match(await shownText(page, 'measure.lists.notice.text'), /more than one file/);
    assert.match(await shownText(page, 'measure.lists.reports.0.title'), /^dropped\.txt/, 'the last good state stays');
  });
});

test('a file that is gone before it is read is told of', async () => {
  await withMeasure(async (page) => {
    const path = join(folder, 'gone.txt');
    await writeFile(path, 'kiwi\n'.repeat(1000));
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'held' })));
    await (await page.$('#held')).uploadFile(path);
    assert.equal(await page.evaluate(() => document.querySelector('#held').files[0].size), 5000);
    await rm(path);
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(document.querySelector('#held').files[0]);
      document
        .querySelector('bloom-playground')
        .shadowRoot.querySelector('.opener')
        .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await until(page, 'measure.lists.notice.text', /can’t be read/);
  });
});

test('in a frame that may neither download nor copy, the results and the link are shown to be copied', async () => {
  const pages = {
    '/outside.html': '<!doctype html><html lang="en"><title>t</title><iframe sandbox="allow-scripts allow-same-origin" allow="clipboard-write \'none\'" src="/index.html" width="900" height="900"></iframe>',
  };
  await withPage(browser, { pages, path: '/outside.html', ready: false }, async (page) => {
    const frame = await page.waitForFrame((one) => one.url().endsWith('/index.html'));
    await frame.waitForFunction(() => document.querySelector('bloom-playground')?.shadowRoot?.querySelector('.figure > svg'));
    const [results, link] = await frame.evaluate(async () => {
      const element = document.querySelector('bloom-playground');
      for (const line of ['screen measure', 'set queries 1000', 'set seed 7', 'run']) element.run(line);
      element.finish();
      const shown = [];
      for (const button of ['export_csv_label', 'link_label']) {
        await element.updateComplete;
        element.shadowRoot.querySelector(`[data-view="measure.${button}"]`).click();
        await new Promise((passed) => setTimeout(passed, 100));
        shown.push(element.shadowRoot.querySelector('textarea')?.value);
      }
      return shown;
    });
    assert.match(results ?? '', /1000/);
    assert.match(link ?? '', /^http:\/\/127\.0\.0\.1:\d+\/index\.html\?v=1&n=1000&m=9593&k=7&queries=1000&seed=7&/);
  });
});

test('the link runs the same measurement again', async () => {
  let link;
  let sentence;
  await withMeasure(async (page) => {
    await run(page, ...hundredThousand, 'run');
    await finish(page);
    await click(page, 'measure.link_label');
    link = await page.evaluate(() => document.querySelector('bloom-playground').shadowRoot.querySelector('.saved').value);
    sentence = await shownText(page, 'measure.sentence');
  });
  await withPage(browser, { path: `/${new URL(link).search}`, ready: false }, async (page) => {
    await page.waitForFunction(() => document.querySelector('bloom-playground')?.shadowRoot?.querySelector('.measure'));
    await run(page, 'run');
    await finish(page);
    assert.equal(await shownText(page, 'measure.sentence'), sentence);
  });
});

test('the file of the results is called measurement.csv', async () => {
  await withMeasure(async (page) => {
    await run(page, ...hundredThousand, 'run');
    await finish(page);
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
    await click(page, 'measure.export_csv_label');
    await done;
    assert.match((await readFile(join(folder, 'measurement.csv'))).toString(), /\b1019\b/);
  });
});

test('the keys of the page lead through the screen in the order in which it is read', async () => {
  await withMeasure(async (page) => {
    await run(page, ...bits);
    await finish(page);
    await (await find(page, dataView('measure.inputs.2.field.text'))).focus();
    const stops = [];
    for (let stop = 0; stop < 8; ++stop) {
      await page.keyboard.press('Tab');
      stops.push(await focused(page));
    }
    const run_ = stops.indexOf('measure.run.label');
    assert.deepEqual(stops.slice(run_, run_ + 3), ['measure.run.label', 'measure.pause.label', 'measure.cancel.label']);
  });
});
