// Where the script has to run: under policies, in frames, from files, behind careless servers.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { paths } from '../web/support/paths.mjs';
import {
  at, document, inEachEngine, problems, script, visit, watched, works, worksWithoutProblems,
} from './support/cases.mjs';

const tag = `${script}<bloom-playground></bloom-playground>`;
const page = { '/index.html': document(tag) };
const ownPage = { '/index.html': await watched('index.html') };
const onePage = await watched('bloom-playground.html');
const asAttribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const policy = (text) => ({ headers: { 'Content-Security-Policy': text } });
const twin = '/bloom-playground.twin.js';

const policies = {
  "script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'": 'the policy the README names',
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'": 'a policy that allows nothing else',
};
for (const [text, name] of Object.entries(policies)) {
  inEachEngine(`it works under ${name}, and nothing is refused`, (browser) =>
    visit(browser, { pages: page, ...policy(text) }, async (tab, { requests }) => {
      await worksWithoutProblems(tab);
      assert.ok(!requests.includes(twin));
    }),
  );
}

inEachEngine("its twin works under script-src 'self' alone", (browser) =>
  visit(browser, { pages: page, ...policy("script-src 'self'") }, async (tab, { requests }) => {
    await works(tab);
    assert.ok(requests.includes(twin));
    assert.deepEqual((await problems(tab)).filter((one) => !/refuses wasm-eval$/.test(one)), []);
  }),
);

for (const [scripts, name] of [["'self' 'wasm-unsafe-eval'", 'it'], ["'self'", 'its twin']]) {
  const trusted =
    `script-src ${scripts}; require-trusted-types-for 'script'; trusted-types lit-html bloom-playground`;
  inEachEngine(`${name} works where Trusted Types are asked for`, (browser) =>
    visit(browser, { pages: page, ...policy(trusted) }, async (tab) => {
      await works(tab);
      assert.deepEqual((await problems(tab)).filter((one) => !/refuses wasm-eval$/.test(one)), []);
    }),
  );
}

for (const type of ['text/plain', 'application/octet-stream', 'text/html']) {
  inEachEngine(`script and style sheet may be served as ${type}`, (browser) =>
    visit(browser, { types: { '.js': type, '.css': type }, pages: ownPage }, worksWithoutProblems),
  );
}

inEachEngine('the twin may be served as text/plain', (browser) =>
  visit(browser, { types: { '.js': 'text/plain' }, pages: page, ...policy("script-src 'self'") }, works),
);

for (const name of ['bloom-playground.html', 'index.html', 'embed.html']) {
  inEachEngine(`${name} works from a file`, (browser) =>
    at(browser, `${pathToFileURL(paths.dist)}/${name}`, works),
  );
}

const frames = {
  'an iframe': '<iframe src="/bloom-playground.html"></iframe>',
  'an iframe that is sandboxed but for scripts': '<iframe sandbox="allow-scripts" src="/bloom-playground.html"></iframe>',
  'an iframe whose page is its srcdoc': `<iframe srcdoc="${asAttribute(onePage)}"></iframe>`,
  'a sandboxed srcdoc': `<iframe sandbox="allow-scripts" srcdoc="${asAttribute(onePage)}"></iframe>`,
  'a srcdoc with the tag alone': `<iframe srcdoc="${asAttribute(document(tag))}"></iframe>`,
};
for (const [name, frame] of Object.entries(frames)) {
  inEachEngine(`it works in ${name}`, (browser) =>
    visit(
      browser,
      { pages: { '/index.html': document(frame), '/bloom-playground.html': onePage } },
      async (tab) => {
        await worksWithoutProblems(tab.frame('iframe'));
        assert.deepEqual(await problems(tab), []);
      },
    ),
  );
}
