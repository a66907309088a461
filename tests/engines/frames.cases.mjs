// The page in a frame, and what it leaves to the page around it: the focus, the history.
import assert from 'node:assert/strict';
import {
  document, figureStands, heard, inEachEngine, problems, run, until, visit, watched,
} from './support/cases.mjs';

const ownPage = await watched('index.html');
const onePage = await watched('bloom-playground.html');
const framed = (attributes = '') => ({
  '/index.html': document(
    `<button id="before">Before</button><iframe ${attributes} src="/bloom-playground.html"></iframe>` +
      '<button id="after">After</button>',
  ),
  '/bloom-playground.html': onePage,
});

inEachEngine('a sandboxed frame tells its height, answers and carries out what it is told', (browser) =>
  visit(browser, { pages: framed('sandbox="allow-scripts"') }, async (tab) => {
    await heard(tab, 'ready');
    const { height } = await heard(tab, 'resize');
    assert.ok(height > 300 && height <= 10_000, `${height} px`);
    await until(tab, 'Canvas is told, too', () => window.kept.heard.some((one) => one.subject === 'lti.frameResize'));
    const ask = (id, ...messages) =>
      tab.evaluate(
        (own, all) => {
          const { contentWindow } = document.querySelector('iframe');
          for (const one of [...all, { type: 'getState', id: own }]) contentWindow.postMessage({ bloom: 1, ...one }, '*');
        },
        id,
        messages,
      );
    const answer = (id) =>
      until(tab, 'it answers', (own) => window.kept.heard.find((one) => one.id === own)?.state, id);
    await ask('opening');
    assert.equal(await answer('opening'), '?v=1');
    await ask('set', { type: 'setState', state: '?v=1&m=64&words=a,b&query=c' }, { type: 'run', commands: ['query d'] });
    // The trace may have gone on meanwhile.
    assert.match(await answer('set'), /^\?v=1&m=64&words=a,b&query=d(&step=\d)?$/);
    await ask('reset', { type: 'reset' });
    assert.equal(await answer('reset'), '?v=1&m=64&words=a,b&query=c');
    assert.equal((await heard(tab, 'change')).userInitiated, false);
    assert.deepEqual(await problems(tab), []);
  }),
);

inEachEngine('a frame that is given the height it asks for comes to rest, without a scroll bar', (browser) =>
  visit(browser, { pages: framed('width="500" height="200"') }, async (tab) => {
    await heard(tab, 'ready');
    const told = await tab.evaluate(async () => {
      const frame = document.querySelector('iframe');
      const heights = [];
      const follow = ({ data }) => {
        if (data?.type !== 'resize') return;
        heights.push(data.height);
        frame.height = data.height;
      };
      for (const data of window.kept.heard) follow({ data });
      addEventListener('message', follow);
      for (const screen of ['tune', 'measure', 'see']) {
        frame.contentWindow.postMessage({ bloom: 1, type: 'run', commands: `screen ${screen}` }, '*');
        for (let quiet = 0, count = 0; quiet < 10; quiet = count === heights.length ? quiet + 1 : 0) {
          count = heights.length;
          if (count > 50) return heights;
          await new Promise((later) => setTimeout(later, 30));
        }
      }
      return heights;
    });
    assert.ok(told.length >= 3 && told.length < 30, told.join());
    assert.ok(Math.min(...told.slice(1)) < Math.max(...told), 'it shrinks, too');
    await until(tab.frame('iframe'), 'it has room', () => document.documentElement.scrollHeight <= innerHeight);
  }),
);

/** Longer than it rests before it writes an address. */
const pastRest = () => new Promise((later) => setTimeout(later, 1000));

inEachEngine('in a frame it writes no history', (browser) =>
  visit(browser, { pages: framed() }, async (tab) => {
    const frame = tab.frame('iframe');
    await figureStands(frame);
    const length = await tab.evaluate(() => history.length);
    await run(frame, 'query fig', 'end', 'set m 64');
    await frame.evaluate(pastRest);
    assert.deepEqual(await frame.evaluate(() => [window.kept.history, location.search]), [[], '']);
    assert.equal(await tab.evaluate(() => history.length), length);
  }),
);

inEachEngine('alone its address follows, and one Back leaves the page', (browser) =>
  visit(browser, { pages: { '/before.html': document('Before'), '/own.html': ownPage }, path: '/before.html' }, async (tab, { origin }) => {
    await tab.open(`${origin}/own.html?m=64`);
    await figureStands(tab);
    await run(tab, 'query fig');
    await until(tab, 'the address follows', () => location.search.startsWith('?v=1&m=64&query=fig'));
    await run(tab, 'query plum');
    await until(tab, 'the address follows', () => location.search.startsWith('?v=1&m=64&query=plum'));
    await tab.evaluate(() => void setTimeout(() => history.back()));
    await until(tab, 'one Back leaves', () => location.pathname === '/before.html');
  }),
);

inEachEngine('Tab goes through an iframe and leaves it', (browser) =>
  visit(browser, { pages: framed('sandbox="allow-scripts" width="600" height="900"') }, async (tab) => {
    await figureStands(tab.frame('iframe'));
    const focused = () => tab.evaluate(() => document.activeElement.id || document.activeElement.tagName);
    await tab.evaluate(() => document.querySelector('#before').focus());
    const way = [];
    while (way.at(-1) !== 'after' && way.length < 150) {
      await tab.press('Tab');
      way.push(await focused());
    }
    assert.equal(way.pop(), 'after');
    assert.ok(way.length > 10, `${way.length} stops`);
    assert.deepEqual([...new Set(way)], ['IFRAME']);
  }),
);

inEachEngine('in an iframe it takes no focus by itself', (browser) =>
  visit(browser, { pages: framed() }, async (tab) => {
    await until(
      tab,
      'the figure stands',
      () =>
        !!document
          .querySelector('iframe')
          .contentDocument.querySelector('bloom-playground')
          ?.shadowRoot?.querySelector('.figure > svg'),
    );
    // All from outside: a driver that goes into a frame focuses it.
    const active = await tab.evaluate(async () => {
      const inside = document.querySelector('iframe').contentDocument;
      const element = inside.querySelector('bloom-playground');
      for (const line of ['add kiwi', 'end', 'reset', 'preset lab', 'screen tune', 'screen see']) {
        element.run(line);
        await element.updateComplete;
      }
      return [document.activeElement.tagName, inside.activeElement.tagName];
    });
    assert.deepEqual(active, ['BODY', 'BODY']);
  }),
);
