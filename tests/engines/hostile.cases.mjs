// What others may hand to it: attributes, links and messages that mean it ill, or are none of ours.
import assert from 'node:assert/strict';
import {
  document, figureStands, heard, inEachEngine, problems, run, script, shownText, until, visit, watched,
  works,
} from './support/cases.mjs';

const ownPage = await watched('index.html');
const onePage = await watched('bloom-playground.html');

const markup = '<img src=x onerror=hacked=1>';

/** Nothing has been thrown, and no text has become an element or run. */
async function isUnharmed(place) {
  assert.deepEqual(await problems(place), []);
  const found = await place.evaluate(() => {
    const roots = [...document.querySelectorAll('bloom-playground')].map((element) => element.shadowRoot);
    const strange = 'img, script, iframe, object, embed, a[href], [onerror], [onload]';
    return {
      hacked: 'hacked' in window,
      elements: roots.flatMap((root) => [...root.querySelectorAll(strange)].map((one) => one.outerHTML)),
    };
  });
  assert.deepEqual(found, { hacked: false, elements: [] });
}

/** Sets each attribute to each hostile value, one after the other; made in the page, since no driver
 * carries lone surrogates. */
const setHostileAttributes = (place) =>
  place.evaluate(async (evil) => {
    const names = [
      'screen', 'preset', 'm', 'k', 'n', 'p', 'scheme', 'key', 'words', 'query', 'step', 'autoplay',
      'controls', 'lock', 'theme', 'seed', 'reads-link',
    ];
    const values = [
      evil, '1e999', '-1e999', '0x10', 'NaN', '', '%ff', '%', '\ud800', 'a\udfffb', '\0', '\r\nadd evil\r\n',
      '__proto__', 'constructor', '{"a":'.repeat(5000), 'x,'.repeat(2 ** 20),
    ];
    const element = document.querySelector('bloom-playground');
    let told = 0;
    element.addEventListener('error', () => ++told);
    for (const name of names) {
      for (const value of values) {
        element.setAttribute(name, value);
        await element.updateComplete;
      }
      element.removeAttribute(name);
      await element.updateComplete;
    }
    return { told, words: element.session.includes('add evil') };
  }, markup);

inEachEngine('hostile attributes are told, not thrown, and never become markup', (browser) =>
  visit(browser, { pages: { '/index.html': document(`${script}<bloom-playground></bloom-playground>`) } }, async (tab) => {
    await figureStands(tab);
    const { told, words } = await setHostileAttributes(tab);
    assert.ok(told > 20, `${told} were told`);
    assert.equal(words, false, 'a line break ends no command');
    await isUnharmed(tab);
    await run(tab, 'link ?v=1');
    await works(tab);
  }),
);

inEachEngine('hostile attributes are harmless from the first on, and the others apply', (browser) => {
  const tag =
    `<bloom-playground m="1e999" k="2" p="0x10" words="%ff,${markup}" query="${markup}" step="1" ` +
    `controls="${markup}" lock="all,none" theme="${markup}" v="99"></bloom-playground>`;
  return visit(browser, { pages: { '/index.html': document(tag + script) } }, async (tab) => {
    await figureStands(tab);
    assert.equal(await shownText(tab, 'see.settings.k.text'), '2');
    assert.equal(await shownText(tab, 'see.word.word'), markup);
    const told = [await shownText(tab, 'link_problems.0'), await shownText(tab, 'link_problems.1')];
    assert.match(told[0], /^Theme can be/);
    assert.match(told[1], /1e999/);
    await isUnharmed(tab);
  });
});

const links = {
  'bytes that are no text': '?words=a,%ff,%ED%A0%80&query=%f0%9f',
  'numbers that are none': '?m=1e999&k=0x10&n=-1&p=NaN&seed=1e999&step=9007199254740993',
  'a version to come': '?v=99&m=32',
  'broken escapes': '?%&=&&m&%zz=%&query=%u0041',
  'names of the language': '?__proto__=1&constructor=2&toString=3&m=__proto__',
  'control characters': '?query=%00%0d%0aadd%20evil%0d%0a&words=%0aadd%20evil',
  'markup': `?words=${encodeURIComponent(markup)}&query=${encodeURIComponent(markup)}&screen=${encodeURIComponent(markup)}`,
  'markup behind the hash sign': `#query=${encodeURIComponent(markup)}&theme=${encodeURIComponent(markup)}`,
  'deep JSON': `#query=${encodeURIComponent('{"a":'.repeat(2000))}`,
};
for (const [name, link] of Object.entries(links)) {
  inEachEngine(`a link with ${name} does no harm`, (browser) =>
    visit(browser, { pages: { '/index.html': ownPage }, path: `/${link}` }, async (tab) => {
      await until(tab, 'something stands', () =>
        !!document.querySelector('bloom-playground')?.shadowRoot?.querySelector('.screen'),
      );
      assert.doesNotMatch(await tab.evaluate(() => document.querySelector('bloom-playground').session), /^add evil/m);
      await run(tab, 'screen see');
      await isUnharmed(tab);
      await run(tab, 'link ?v=1');
      await works(tab);
    }),
  );
}

inEachEngine('a hash of two megabytes does no harm', (browser) => {
  // Firefox takes no address beyond one megabyte.
  const lengthen = `for (const count of [2 ** 20 - 100, 2 ** 19 - 100]) {
    try {
      if (!location.hash) location.hash = 'words=' + 'x,'.repeat(count);
    } catch {}
  }`;
  const pages = {
    '/lengthen.js': lengthen,
    '/index.html': document(`<script src="/lengthen.js"></script><bloom-playground reads-link></bloom-playground>${script}`),
  };
  return visit(browser, { pages }, async (tab) => {
    await figureStands(tab);
    assert.ok((await tab.evaluate(() => location.hash.length)) > 1_000_000);
    assert.match(await shownText(tab, 'link_problems.0'), /64 KiB/);
    await isUnharmed(tab);
    await works(tab);
  });
});

const framed = {
  '/index.html': document('<iframe sandbox="allow-scripts" src="/bloom-playground.html"></iframe>'),
  '/bloom-playground.html': onePage,
};

inEachEngine('hostile messages do no harm', (browser) =>
  visit(browser, { pages: framed }, async (tab) => {
    await heard(tab, 'ready');
    await tab.evaluate((evil) => {
      const { contentWindow } = document.querySelector('iframe');
      const post = (message) => contentWindow.postMessage(message, '*');
      let deep = {};
      for (let level = 0; level < 1000; ++level) deep = { commands: deep, state: deep };
      const values = [
        undefined, null, 7, NaN, 10n ** 30n, '', evil, '\ud800', '\0', '%ff', '?m=1e999&k=0x10', '?v=99',
        'x'.repeat(2 ** 21), [], [deep], deep, new Array(1e5).fill('step'), new Date(), new Uint8Array(9), /x/,
        [`query ${evil}`, 'dance', 'set m 1e999', 'add "\\xff"'],
      ];
      for (const value of values) {
        post(value);
        post({ bloom: value, type: 'reset' });
        post({ bloom: 1, type: value });
        post({ bloom: 99, type: 'run', commands: value });
        for (const type of ['getState', 'setState', 'run', 'reset', '__proto__', 'constructor']) {
          post({ bloom: 1, type, id: value, state: value, commands: value });
        }
      }
      post({ bloom: 1, type: 'getState', id: 'last' });
    }, markup);
    await until(tab, 'the last is answered', () => window.kept.heard.some((one) => one.id === 'last'));
    const frame = tab.frame('iframe');
    await isUnharmed(frame);
    await run(frame, 'link ?v=1');
    await works(frame);
    assert.deepEqual(await problems(tab), []);
  }),
);

inEachEngine('messages that do not come from the host are passed over', (browser) =>
  visit(browser, { pages: framed }, async (tab) => {
    await heard(tab, 'ready');
    const frame = tab.frame('iframe');
    const shown = await frame.evaluate(async () => {
      window.postMessage({ bloom: 1, type: 'run', commands: 'query fig' }, '*');
      await new Promise((heardToo) => addEventListener('message', heardToo, { once: true }));
      return document.querySelector('bloom-playground').getState();
    });
    assert.equal(shown, '?v=1');
  }),
);
