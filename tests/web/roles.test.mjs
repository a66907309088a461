// Every role of the core has its look: in the theme table, and in the stylesheet.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { launch, withPage } from './support/browser.mjs';
import { paths } from './support/paths.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const coreRoles = async () => {
  const module = await WebAssembly.compile(await readFile(paths.core));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = () => {};
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports._initialize();
  exports.roles();
  const answer = new Uint8Array(exports.memory.buffer, exports.answer_start(), exports.answer_length());
  return JSON.parse(new TextDecoder().decode(answer));
};

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
