// Pictures of the page as built, by `npm run pictures [FOLDER]`: the one of the README, and with a
// FOLDER a set of sizes and states to look through before a change goes out.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finish, framesPass, launch, run, withPage } from '../../tests/web/support/browser.mjs';

const readme = fileURLToPath(new URL('../pictures/see.png', import.meta.url));

/** `features` are media features, `text` the text size in per cent. */
async function picture(browser, path, { width = 1280, sharpness = 1, text = 100, features = {}, lines = ['end'] }) {
  const before = async (page) => {
    await page.setViewport({ width, height: 800, deviceScaleFactor: sharpness });
    const client = await page.createCDPSession();
    await client.send('Emulation.setEmulatedMedia', {
      features: Object.entries({
        'prefers-color-scheme': 'light',
        'prefers-reduced-motion': 'reduce',
        ...features,
      }).map(([name, value]) => ({ name, value })),
    });
  };
  await withPage(browser, { before }, async (page) => {
    await page.addStyleTag({ content: `:root { font-size: ${text}% }` });
    await run(page, ...lines);
    await finish(page);
    await framesPass(page);
    await page.screenshot({ path, fullPage: true });
  });
}

const dark = { 'prefers-color-scheme': 'dark' };
const forced = { 'forced-colors': 'active' };
const measured = ['screen measure', 'set n 20000', 'set queries 50000'];
const states = {
  'wide-opening': { lines: [] },
  'wide-maybe': {},
  'wide-not': { lines: ['query mango'] },
  'wide-added': { lines: ['add kiwi', 'set bytes on'] },
  'wide-dark': { features: dark },
  'wide-forced': { features: forced, lines: ['query mango'] },
  'wide-refusals': { lines: ['type "\\xff"', 'set m many', 'set k 99', 'inspect 9999'] },
  'wide-text-200': { text: 200 },
  'wide-64': { lines: ['preset simulator', 'query red', 'query blue'] },
  'wide-256': { lines: ['set m 256', 'set k 7', 'fill 20', 'find', 'inspect 4'] },
  'wide-1000': { lines: ['set m 1000', 'set k 7', 'fill 120', 'find'] },
  'wide-4096': { lines: ['set m 4096', 'set k 16', 'fill 250', 'find', 'inspect 700'] },
  'wide-code': { lines: ['set code on', 'step', 'step'] },
  'middle-code-dark': { width: 768, features: dark, lines: ['set code on', 'set language c++', 'end'] },
  'middle-code-missing': { width: 768, lines: ['set code on', 'set language rust', 'set scheme sha256-double'] },
  'narrow-code': { width: 320, lines: ['set code on', 'set language c#', 'end'] },
  'middle-maybe': { width: 768 },
  'middle-16-functions': { width: 768, lines: ['set m 64', 'set k 16', 'find'] },
  'middle-dark': { width: 768, features: dark, lines: ['query mango'] },
  'narrow-maybe': { width: 320 },
  'narrow-not': { width: 320, lines: ['query mango'] },
  'narrow-text-200': { width: 320, text: 200 },
  'narrow-dark': { width: 320, features: dark, lines: ['add kiwi'] },
  'wide-tune': { lines: ['screen tune', 'set n 1e6'] },
  'narrow-tune-dark': { width: 320, features: dark, lines: ['screen tune'] },
  'wide-check': { lines: ['screen tune', 'set n 100', 'set m 1024', 'set solve p', 'check'] },
  'wide-measure': { lines: [...measured, 'set filters 20', 'run'] },
  'middle-measure-forced': { width: 768, features: forced, lines: [...measured, 'set checkpoints on', 'run'] },
  'narrow-measure-dark': { width: 320, features: dark, lines: [...measured, 'run'] },
  'narrow-4096': { width: 320, lines: ['set m 4096', 'set k 16', 'fill 250', 'find'] },
};

const browser = await launch();
const [folder] = process.argv.slice(2);
if (folder) {
  await mkdir(folder, { recursive: true });
  for (const [name, state] of Object.entries(states)) {
    await picture(browser, join(folder, `${name}.png`), state);
  }
} else {
  await picture(browser, readme, { sharpness: 2 });
}
await browser.close();
