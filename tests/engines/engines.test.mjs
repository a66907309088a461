// Every case in every engine, with one browser of each.
import { after, before, describe, test } from 'node:test';
import { cases } from './support/cases.mjs';
import { chromium, firefox } from './support/puppeteer.mjs';
import { webkit } from './support/webkit.mjs';
import './surroundings.cases.mjs';
import './elements.cases.mjs';
import './frames.cases.mjs';
import './hostile.cases.mjs';

// The engines take their turns at the same time, each one's cases one after the other.
describe('engines', { concurrency: true }, () => {
  for (const engine of [chromium, firefox, webkit]) {
    describe(engine.name, { concurrency: 1 }, () => {
      let browser;
      before(async () => (browser = await engine.start()), { timeout: 120_000 });
      after(() => browser?.close());
      for (const { name, use } of cases) {
        test(`${name} (${engine.name})`, { timeout: 180_000 }, () => use(browser));
      }
    });
  }
});
