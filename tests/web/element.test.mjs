// The element as pages use it: attributes, methods, events.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { figureStands, find, framesPass, launch, run, shownText, withPage } from './support/browser.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const document = (body, head = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title>${head}<body>` +
  `<script>window.heard = [];
   for (const type of ['ready', 'change', 'verdict', 'error'])
     addEventListener(type, (event) => event instanceof CustomEvent && heard.push([type, event.detail]));
   </script><script src="/bloom-playground.js"></script>${body}</body></html>`;

const withElement = (tag, use, more = {}) =>
  withPage(browser, { pages: { '/index.html': document(tag) }, ready: false, ...more }, async (page, server, problems) => {
    await page.waitForSelector('bloom-playground >>> .screen');
    await framesPass(page);
    await use(page, server, problems);
    assert.deepEqual(problems, []);
  });

const heard = (page, type) =>
  page.evaluate((wanted) => window.heard.filter(([one]) => one === wanted).map(([, detail]) => detail), type);

/** Has the page do something to the element, and waits until that is drawn. */
const act = async (page, what) => {
  const result = await page.evaluate(
    `(async () => { const element = document.querySelector('bloom-playground');
      const result = await (${what})(element); await element.updateComplete; return result; })()`,
  );
  await framesPass(page);
  return result;
};

test('attributes say what is shown', () =>
  withElement('<bloom-playground m="64" k="2" words="Ada,Grace%2C Hopper" query="Alice"></bloom-playground>', async (page) => {
    await figureStands(page);
    assert.match(await shownText(page, 'see.array.summary'), /^64 bits/);
    assert.equal(await shownText(page, 'see.word.word'), 'Alice');
    assert.equal(await shownText(page, 'see.members.chips.1.label'), 'Grace, Hopper');
    assert.equal(await shownText(page, 'see.settings.k.text'), '2');
  }));

test('an attribute that changes leaves the rest as it is', () =>
  withElement('<bloom-playground query="lime"></bloom-playground>', async (page) => {
    await act(page, (element) => element.setAttribute('k', '2'));
    assert.equal(await shownText(page, 'see.settings.k.text'), '2');
    assert.equal(await shownText(page, 'see.word.word'), 'lime');
    await act(page, (element) => (element.m = 32));
    assert.equal(await shownText(page, 'see.settings.m.text'), '32');
    assert.equal(await act(page, (element) => element.getAttribute('m')), '32');
  }));

test('several attributes changed at once are one change', () =>
  withElement('<bloom-playground></bloom-playground>', async (page) => {
    await act(page, (element) => Object.assign(element, { m: 64, k: 4, query: 'fig' }));
    assert.equal((await heard(page, 'change')).length, 1);
    await act(page, (element) => element.undo());
    assert.equal(await shownText(page, 'see.settings.m.text'), '16');
  }));

test('a bad attribute is reported, in the element too, and the rest still applies', async () => {
  const warnings = [];
  const before = (page) => page.on('console', (message) => message.type() === 'warn' && warnings.push(message.text()));
  await withElement(
    '<bloom-playground m="0x10" k="2" query="<img onerror=alert(1) src=x>"></bloom-playground>',
    async (page) => {
      assert.equal(await shownText(page, 'see.settings.k.text'), '2');
      const [{ message }] = await heard(page, 'error');
      assert.match(message, /\bm\b/);
      assert.ok(warnings.some((one) => one.includes(message)));
      assert.equal(await shownText(page, 'link_problems.0'), message);
      assert.equal(await find(page, 'img'), null);
      await (await find(page, '.problems button')).click();
      assert.equal(await find(page, '.problems'), null);
    },
    { before },
  );
});

test('hostile values neither throw nor show markup', () =>
  withElement('<bloom-playground></bloom-playground>', async (page) => {
    const values = ['%ff', '\ud800', '1e999', '-1', '0x10', '', ' ', '9'.repeat(400), 'x'.repeat(2e6), '\u0000', 'a\nadd evil', '"', '&v=99'];
    for (const name of ['screen', 'preset', 'm', 'k', 'n', 'p', 'scheme', 'key', 'words', 'query', 'step', 'seed', 'controls', 'lock', 'theme', 'speed']) {
      await page.evaluate(
        async (attribute, json) => {
          const element = document.querySelector('bloom-playground');
          for (const value of JSON.parse(json)) {
            element.setAttribute(attribute, value);
            await element.updateComplete;
            element.removeAttribute(attribute);
            await element.updateComplete;
          }
        },
        name,
        JSON.stringify(values),
      );
    }
    assert.equal(await find(page, '.card:not(.problems)'), null);
    assert.doesNotMatch(await act(page, (element) => element.session), /^add evil/m);
    await act(page, (element) => element.setState('?v=1'));
    assert.equal(await shownText(page, 'see.word.word'), 'lime');
  }));

test('a state is one text that brings back what is shown', () =>
  withElement('<bloom-playground></bloom-playground>', async (page) => {
    await run(page, 'add kiwi', 'end', 'set m 32', 'query fig', 'step');
    const state = await act(page, (element) => element.getState());
    assert.match(state, /^\?v=1&/);
    await act(page, (element) => element.reset());
    await page.evaluate((text) => document.querySelector('bloom-playground').setState(text), state);
    await framesPass(page);
    assert.equal(await act(page, (element) => element.getState()), state);
    assert.equal(await shownText(page, 'see.word.word'), 'fig');
  }));

test('commands come as lines or an array, and what can’t be read is answered', () =>
  withElement('<bloom-playground></bloom-playground>', async (page) => {
    assert.deepEqual(await act(page, (element) => element.run('add kiwi\nend\n')), []);
    const errors = await act(page, (element) => element.run(['dance', 'query kiwi', 'end']));
    assert.equal(errors.length, 1);
    assert.equal(await shownText(page, 'see.word.word'), 'kiwi');
    await act(page, (element) => element.undo());
    await act(page, (element) => element.redo());
    assert.equal(await shownText(page, 'see.word.word'), 'kiwi');
  }));

test('events tell that it is ready, what changed and by whom, and the verdict', () =>
  withElement('<bloom-playground></bloom-playground>', async (page) => {
    assert.equal((await heard(page, 'ready')).length, 1);
    assert.deepEqual(await heard(page, 'change'), []);
    await act(page, (element) => element.run('query mango'));
    await (await find(page, '[data-view="see.transport.to_end.label"]')).click();
    await framesPass(page);
    const changes = await heard(page, 'change');
    assert.deepEqual(changes.map(({ userInitiated }) => userInitiated), [false, true]);
    assert.equal(changes[1].state, await act(page, (element) => element.getState()));
    assert.deepEqual(await heard(page, 'verdict'), [{ word: 'mango', verdict: 'definitely_not', truth: 'absent' }]);
  }));

test('events leave the shadow tree of a host that has one', () =>
  withPage(browser, { ready: false, pages: { '/index.html': document('<div id="host"></div>') } }, async (page) => {
    await page.evaluate(async () => {
      const element = window.document.createElement('bloom-playground');
      window.document.querySelector('#host').attachShadow({ mode: 'open' }).append(element);
      await new Promise((ready) => element.addEventListener('ready', ready));
      element.run('query mango');
      await element.updateComplete;
    });
    assert.equal((await heard(page, 'ready')).length, 1);
    assert.equal((await heard(page, 'change')).length, 1);
  }));

test('the figure and a chart come as SVG and PNG', () =>
  withElement('<bloom-playground query="lime" theme="dark"></bloom-playground>', async (page) => {
    await figureStands(page);
    await act(page, (element) => element.run('end'));
    const svg = await act(page, (element) => element.toSVG());
    assert.match(svg, /^<svg[^>]*viewBox="-8 -8 /);
    assert.match(svg, /fill="rgb\(18, 23, 29\)"/);
    assert.match(svg, />banana</);
    assert.doesNotMatch(svg, /class=|var\(|light-dark/);
    const size = await act(page, (element) => element.toPNG().then((blob) => blob.size));
    assert.ok(size > 5000, `${size} bytes`);
    await act(page, (element) => (element.screen = 'tune'));
    assert.match(await act(page, (element) => element.toSVG()), /<title>/);
  }));

test('the theme is the attribute’s, whatever the reader’s', async () => {
  const background = (page) =>
    find(page, '.screen').then((screen) => screen.evaluate((one) => getComputedStyle(one).backgroundColor));
  for (const scheme of ['light', 'dark']) {
    const before = (page) => page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await withElement(
      '<bloom-playground theme="dark"></bloom-playground>',
      async (page) => {
        assert.equal(await background(page), 'rgb(18, 23, 29)');
        await act(page, (element) => (element.theme = 'light'));
        assert.equal(await background(page), 'rgb(255, 255, 255)');
        await act(page, (element) => (element.theme = 'auto'));
        assert.equal(await background(page), scheme === 'dark' ? 'rgb(18, 23, 29)' : 'rgb(255, 255, 255)');
      },
      { before },
    );
  }
});

test('a page chooses fonts and colours, and nothing else leaks in', () =>
  withElement('<bloom-playground></bloom-playground>', async (page) => {
    const style = (selector, property) =>
      find(page, selector).then((one) => one.evaluate((e, name) => getComputedStyle(e)[name], property));
    assert.equal(await style('.sentence', 'fontFamily'), 'Georgia');
    assert.equal(await style('.working', 'fontFamily'), 'Courier');
    assert.equal(await style('.first', 'backgroundColor'), 'rgb(128, 0, 0)');
    assert.equal(await style('.verdict', 'borderTopStyle'), 'dotted');
    assert.equal(await style('.sentence', 'textTransform'), 'none');
    assert.equal(await style('.sentence', 'letterSpacing'), 'normal');
    assert.equal(await style('.sentence', 'textAlign'), 'start');
    assert.equal(await style('.first', 'textShadow'), 'none');
  }, {
    pages: {
      '/index.html': document(
        '<bloom-playground></bloom-playground>',
        `<style>body { text-transform: uppercase; letter-spacing: 1em; text-align: right; text-shadow: 0 0 9px red }
         button, p, div { display: none; border: 9px solid }
         bloom-playground { --bloom-font: Georgia; --bloom-mono: Courier; --bloom-accent: #800000 }
         bloom-playground::part(verdict) { border-top: 1px dotted }</style>`,
      ),
    },
  }));

test('a thousand elements come and go, and nothing grows', () =>
  withElement('<bloom-playground></bloom-playground>', async (page) => {
    const session = await page.createCDPSession();
    const measure = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { JSHeapUsedSize: heap, JSEventListeners: listeners, Nodes: nodes } = Object.fromEntries(
        (await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
      );
      return { heap, listeners, nodes };
    };
    await session.send('Performance.enable');
    const mounts = (count) =>
      page.evaluate(async (times) => {
        for (let round = 0; round < times; ++round) {
          const element = document.createElement('bloom-playground');
          document.body.append(element);
          await new Promise((ready) => element.addEventListener('ready', ready, { once: true }));
          element.remove();
          if (round % 50 === 0) await new Promise((painted) => setTimeout(painted));
        }
        window.heard.length = 0;
      }, count);
    await mounts(100);
    const first = await measure();
    await mounts(900);
    const last = await measure();
    assert.ok(last.nodes < first.nodes + 500, JSON.stringify({ first, last }));
    assert.ok(last.listeners < first.listeners + 100, JSON.stringify({ first, last }));
    assert.ok(last.heap < first.heap + 2e6, JSON.stringify({ first, last }));
  }));

test('the address is read at the start, behind its hash sign too', async () => {
  for (const path of ['/?m=64&k=2&words=a,b&query=c', '/#m=64&k=2&words=a,b&query=c', '/?utm_source=x&m=64#k=2&words=a,b&query=c']) {
    await withPage(browser, { path }, async (page) => {
      assert.equal(await shownText(page, 'see.word.word'), 'c', path);
      assert.equal(await shownText(page, 'see.settings.m.text'), '64', path);
    });
  }
});

test('the address says the colours, too, and an unknown theme is reported', async () => {
  await withPage(browser, { path: '/?m=64&theme=dark' }, async (page) => {
    assert.equal(await page.$eval('bloom-playground', (element) => element.theme), 'dark');
    assert.equal(await find(page, '.problems'), null);
  });
  await withElement('<bloom-playground theme="pink" m="64"></bloom-playground>', async (page) => {
    assert.match(await shownText(page, 'link_problems.0'), /“pink”/);
    assert.equal(await shownText(page, 'see.settings.m.text'), '64');
  });
});

test('a hostile address neither throws nor shows markup', async () => {
  for (const search of ['?m=%ff&words=%ff,%F0%9F', '?m=1e999&k=0x10&step=-1', '?v=99&query=<img onerror=alert(1) src=x>', '?preset=__proto__&scheme=constructor&lock=,,,', `#words=${'x,'.repeat(1e6)}`]) {
    await withPage(browser, { path: `/${search}`, ready: false }, async (page, _, problems) => {
      await page.waitForSelector('bloom-playground >>> .screen');
      assert.ok(await find(page, '.problems li'), search.slice(0, 60));
      assert.equal(await find(page, 'img'), null);
      assert.deepEqual(problems, []);
    });
  }
});

test('standing alone, the address follows what is shown, and one Back leaves the page', () =>
  withPage(browser, { path: '/?utm_source=x#top' }, async (page, server) => {
    const length = await page.evaluate(() => history.length);
    await run(page, 'query fig');
    await run(page, 'set m 64');
    await page.waitForFunction(() => location.search.includes('m=64'));
    const { search, hash, entries } = await page.evaluate(() => ({ ...location, search: location.search, hash: location.hash, entries: history.length }));
    assert.match(search, /^\?v=1&.*query=fig.*utm_source=x$/);
    assert.equal(hash, '#top');
    assert.equal(entries, length);
    await page.reload();
    await figureStands(page);
    assert.equal(await shownText(page, 'see.word.word'), 'fig');
    assert.equal(server.requests.filter((path) => path === '/index.html').length, 2);
  }));
