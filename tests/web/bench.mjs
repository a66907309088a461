// How fast the page is: printed, not asserted. Run by `npm run bench` in web/.
import { launch, run, withPage } from './support/browser.mjs';

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const report = (what, times, target) =>
  console.log(
    `${what}: median ${median(times).toFixed(1)} ms of ${times.length}, ` +
      `worst ${Math.max(...times).toFixed(1)} ms (target ${target} ms)`,
  );

/** From the start of the navigation until the frame with the figure has been painted. */
async function navigation(browser) {
  const before = (page) =>
    page.evaluateOnNewDocument(() => {
      window.painted = new Promise((done) => {
        const look = () => {
          const root = document.querySelector('bloom-playground')?.shadowRoot;
          if (!root?.querySelector('.figure > svg')) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now());
          return requestAnimationFrame(() => port2.postMessage(null));
        };
        requestAnimationFrame(look);
      });
    });
  return withPage(browser, { before }, (page) => page.evaluate(() => window.painted));
}

/**
 * From a command, at the beginning of a frame, until that frame has been laid out, painted and
 * handed to the compositor.
 */
const commandTimes = (page, lines) =>
  page.evaluate(async (commands) => {
    const element = document.querySelector('bloom-playground');
    const times = [];
    for (const command of commands) {
      await new Promise((begin) => requestAnimationFrame(begin));
      const start = performance.now();
      element.run(command);
      await element.updateComplete;
      await new Promise((painted) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = painted;
        port2.postMessage(null);
      });
      times.push(performance.now() - start);
    }
    return times;
  }, lines);

const fiftyAdds = Array.from({ length: 50 }, (_, at) => `add word ${at}`);
const fiftySteps = Array.from({ length: 50 }, (_, at) => (at % 2 ? 'start' : 'end'));

const browser = await launch();
await navigation(browser);
const loads = [];
for (let load = 0; load < 10; ++load) loads.push(await navigation(browser));
report('navigation to painted figure', loads, 300);

for (const [m, target] of [[16, 8], [4096, 16]]) {
  await withPage(browser, {}, async (page) => {
    await page.setViewport({ width: 1280, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await run(page, `set m ${m}`);
    report(`add to painted frame, ${m} bits`, await commandTimes(page, fiftyAdds), target);
    await run(page, 'query lime');
    report(`step to painted frame, ${m} bits`, await commandTimes(page, fiftySteps), target);
  });
}
/** Frame times while a hand draws a slider across its range and back. */
async function dragFrames(page, id) {
  const box = await page.evaluate((view) => {
    const slider = document.querySelector('bloom-playground').shadowRoot.querySelector(view);
    slider.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = slider.getBoundingClientRect();
    return { x, y: y + height / 2, width };
  }, `[aria-labelledby="tune.quantities.${id}.label"][type=range]`);
  await page.mouse.move(box.x + 8, box.y);
  await page.mouse.down();
  await page.evaluate(() => {
    window.frames = [];
    window.last = performance.now();
    const frame = (now) => {
      window.frames.push(now - window.last);
      window.last = now;
      if (!window.isOver) requestAnimationFrame(frame);
    };
    window.isOver = false;
    requestAnimationFrame(frame);
  });
  await page.mouse.move(box.x + box.width - 8, box.y, { steps: 60 });
  await page.mouse.move(box.x + 8, box.y, { steps: 60 });
  await page.mouse.up();
  return page.evaluate(() => {
    window.isOver = true;
    return window.frames.slice(1);
  });
}

await withPage(browser, {}, async (page) => {
  await page.setViewport({ width: 1280, height: 900 });
  await run(page, 'screen tune');
  const places = Array.from({ length: 100 }, (_, at) => `drag n ${(at / 100).toFixed(4)}`);
  report('slider drag to painted frame', await commandTimes(page, places), 16.7);
  for (const [id, letter] of ['n', 'p', 'm', 'k'].entries()) {
    await run(page, 'reset');
    report(`frame while ${letter} is dragged`, await dragFrames(page, id), 16.7);
  }
});

/**
 * A check of every scheme, 100,000 queries each, from the click to the last bar; and what the page's
 * own tasks took meanwhile: beyond 50 ms a browser counts a task as long.
 */
const checkOnce = (page) =>
  page.evaluate(async () => {
    const long = [];
    new PerformanceObserver((list) => long.push(...list.getEntries())).observe({ entryTypes: ['longtask'] });
    const root = document.querySelector('bloom-playground').shadowRoot;
    const start = performance.now();
    root.querySelector('[data-view="tune.check.run.label"]').click();
    const waits = [];
    for (;;) {
      const asked = performance.now();
      await new Promise((turn) => setTimeout(turn));
      waits.push(performance.now() - asked);
      if (root.querySelector('progress.waiting') && waits.length > 10) break;
    }
    const total = performance.now() - start;
    await new Promise((turn) => setTimeout(turn, 200));
    return { total, waits, long: long.map((task) => task.duration) };
  });

for (const size of [[9_593, 1_000, 7], [1_024, 100, 7], [9_585_059, 1_000_000, 7]]) {
  await withPage(browser, {}, async (page) => {
    const [m, n, k] = size;
    await run(page, 'screen tune', 'set solve p', `set m ${m}`, `set n ${n}`, `set k ${k}`);
    const { total, waits, long } = await checkOnce(page);
    const what = `check of the schemes, m = ${m}, n = ${n}, k = ${k}`;
    report(what, [total], n < 1_000_000 ? 10_000 : NaN);
    report(`${what}: wait for a task`, waits, 50);
    console.log(`${what}: ${long.length} tasks over 50 ms ${long.map((one) => one.toFixed(0)).join(' ')}`);
  });
}
await browser.close();
