// Chromium and Firefox, both by puppeteer: over its own protocol the one, over WebDriver BiDi the other.
import { createRequire } from 'node:module';
import { launch as launchChromium } from '../../web/support/browser.mjs';
import { paths } from '../../web/support/paths.mjs';
import { onPath } from './programs.mjs';

const { default: puppeteer } = createRequire(paths.webPackage)('puppeteer-core');

const launchFirefox = () =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? onPath('firefox-esr', 'firefox'),
    headless: true,
    extraPrefsFirefox: {
      'security.fileuri.strict_origin_policy': true,
      // Gives pages TestUtils.gc().
      'dom.testing.testutils.enabled': true,
    },
  });

/** A tab of a browser that puppeteer drives. */
class PuppeteerTab {
  #page;

  constructor(page) {
    this.#page = page;
  }

  open = (address) => this.#page.goto(address);

  evaluate = (script, ...given) => this.#page.evaluate(script, ...given);

  /** What stands in the iframe that `selector` finds. */
  frame = (selector) => ({
    evaluate: async (script, ...given) => {
      const element = await this.#page.$(selector);
      const frame = await element.contentFrame();
      await element.dispose();
      return frame.evaluate(script, ...given);
    },
  });

  press = (key) => this.#page.keyboard.press(key);

  close = () => this.#page.close();
}

const engine = (name, launch) => ({
  name,
  async start() {
    const browser = await launch();
    return {
      newTab: async () => new PuppeteerTab(await browser.newPage()),
      close: () => browser.close(),
    };
  },
});

export const chromium = engine('Chromium', () => launchChromium(['--js-flags=--expose-gc']));
export const firefox = engine('Firefox', launchFirefox);
