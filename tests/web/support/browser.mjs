// Chromium, a page of ours in it, and what a reader finds there.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { paths } from './paths.mjs';
import { serve } from './server.mjs';

const { default: puppeteer } = createRequire(paths.webPackage)('puppeteer-core');

function chromiumPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const found = spawnSync('sh', ['-c', 'command -v chromium || command -v chromium-browser']);
  const path = found.stdout.toString().trim();
  if (!path) throw new Error('no chromium on the PATH; CHROMIUM can name one');
  return path;
}

/** Starts Chromium with an empty profile of its own. */
export const launch = (extraArguments = []) =>
  puppeteer.launch({
    executablePath: chromiumPath(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...extraArguments,
    ],
  });

/** Until the figure stands: the core has answered and its first view is drawn. */
export const figureStands = (page, selector = 'bloom-playground') =>
  page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.shadowRoot?.querySelector('.figure > svg'),
    { polling: 'raf', timeout: 10_000 },
    selector,
  );

/** Until observers and media queries have been asked and what they led to is painted. */
export const framesPass = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; ++frame) {
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
  });

/** Runs `use(page, server)` in a fresh page at `/` of a fresh server, and cleans up. */
export async function withPage(browser, { before, path = '/', ready = true, ...serverOptions }, use) {
  const server = await serve(serverOptions);
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  try {
    await before?.(page);
    await page.goto(`${server.origin}${path}`);
    if (ready) await figureStands(page);
    return await use(page, server, problems);
  } finally {
    await context.close();
    await server.close();
  }
}

/** Sends command lines to the element and waits until it has drawn the last; what each was refused for, or "". */
export const run = (page, ...lines) =>
  page.evaluate(async (all) => {
    const element = document.querySelector('bloom-playground');
    const errors = all.map((line) => element.run(line).join());
    await element.updateComplete;
    return errors;
  }, lines);

/** Sends a command line and carries the work that it begins to its end, all in one task: as a replay does,
 * in which no time passes. */
export const runToEnd = (page, line) =>
  page.evaluate(async (text) => {
    const element = document.querySelector('bloom-playground');
    const error = element.run(text).join();
    element.finish();
    await element.updateComplete;
    return error;
  }, line);

/** Carries long work to its end and waits until the element has drawn it. */
export const finish = (page) =>
  page.evaluate(async () => {
    const element = document.querySelector('bloom-playground');
    element.finish();
    await element.updateComplete;
  });

/**
 * Every text that shows, by the path of its field in the view. As JSON out of the browser, which
 * keeps lone surrogates.
 */
export const shownTexts = async (page) =>
  JSON.parse(
    await page.evaluate(() => {
      const texts = {};
      const root = document.querySelector('bloom-playground').shadowRoot;
      for (const element of root.querySelectorAll('[data-view]')) {
        texts[element.dataset.view] =
          element.getAttribute('aria-valuetext') ??
          (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
            ? element.value
            : (element.getAttribute('aria-label') ?? element.textContent));
      }
      return JSON.stringify(texts);
    }),
  );

export const shownText = async (page, path) => (await shownTexts(page))[path];

/** A handle of the first match within the element's shadow root. */
export const find = (page, selector, element = 'bloom-playground') =>
  page.$(`${element} >>> ${selector}`);

export const dataView = (path) => `[data-view="${path}"]`;

/** The data-view path of what has the focus within the element, or its class, or "". */
export const focused = (page, element = 'bloom-playground') =>
  page.evaluate((selector) => {
    const active = document.querySelector(selector).shadowRoot.activeElement;
    return active ? (active.dataset.view ?? active.className) : '';
  }, element);
