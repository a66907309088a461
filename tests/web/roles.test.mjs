// Every role of the core has its look: in the theme table, and in the stylesheet.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, withPage } from './support/browser.mjs';
import { paths } from './support/paths.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const coreRoles = () =>
  withPage(
    browser,
    {
      folder: paths.core,
      pages: { '/index.html': '<!doctype html><title>t</title><script src="/bloom-core.js"></script>' },
      ready: false,
    },
    (page) =>
      page.evaluate(async () => {
        const { Playground } = await globalThis.createBloomCore();
        return JSON.parse(Playground.rolesJson());
      }),
  );

const theme = () =>
  withPage(browser, {}, (page) =>
    page.evaluate(() => {
      const { theme, styles } = customElements.get('bloom-playground');
      return { theme, css: styles.cssText };
    }),
  );

test('the theme table names the roles of the core, and no others', async () => {
  const roles = await coreRoles();
  const { theme: table } = await theme();
  const named = Object.fromEntries(Object.entries(table).map(([kind, row]) => [kind, Object.keys(row)]));
  assert.deepEqual(named, roles);
});

test('the stylesheet knows the class of every role, and no two roles share one', async () => {
  const { theme: table, css } = await theme();
  const classes = Object.values(table).flatMap((row) => Object.values(row));
  assert.equal(new Set(classes).size, classes.length);
  for (const name of classes) {
    assert.match(css, new RegExp(`\\.${name}(?![\\w-])`), `.${name} has a rule`);
  }
});
