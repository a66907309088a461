// How the script behaves on the pages that carry it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { figureStands, find, launch, dataView, run, shownText, shownTexts, withPage } from './support/browser.mjs';
import { paths } from './support/paths.mjs';

const strict = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
const script = '<script src="/bloom-playground.js"></script>';
const document = (body) => `<!doctype html><html lang="en"><title>t</title><body>${body}</body></html>`;

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

test('the page runs by double-click, from a file', async () => {
  const page = await browser.newPage();
  await page.goto(`${pathToFileURL(paths.dist)}/index.html`);
  await figureStands(page);
  assert.equal(await shownText(page, 'see.word.word'), 'lime');
  await page.close();
});

test('under a strict content security policy nothing is fetched and nothing refused', async () => {
  const headers = { 'Content-Security-Policy': strict };
  const violations = [];
  const before = (page) =>
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
  await withPage(browser, { headers, before }, async (page, server, problems) => {
    await run(page, 'add kiwi', 'set m 4096', 'find');
    assert.deepEqual(server.requests, ['/index.html', '/page.css', '/bloom-playground.js']);
    assert.deepEqual(violations, []);
    assert.deepEqual(problems, []);
    const panel = await find(page, '.verdict');
    const background = await panel.evaluate((element) => getComputedStyle(element).backgroundColor);
    assert.notEqual(background, 'rgba(0, 0, 0, 0)', 'the stylesheet applies');
  });
});

test('the fill of the gauge shows under a strict content security policy', async () => {
  const headers = { 'Content-Security-Policy': strict };
  await withPage(browser, { headers }, async (page) => {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const share = await page.evaluate(() => {
      const root = document.querySelector('bloom-playground').shadowRoot;
      const width = (selector) => root.querySelector(selector).getBoundingClientRect().width;
      return width('.gauge-fill') / width('.gauge-bar');
    });
    assert.ok(Math.abs(share - 7 / 16) < 0.02, `${share} is about 7/16`);
  });
});

test('until the core answers, what stands inside the element shows', async () => {
  const before = (page) =>
    page.evaluateOnNewDocument(() => {
      WebAssembly.instantiate = () => new Promise(() => {});
    });
  await withPage(browser, { before, ready: false }, async (page) => {
    const light = await page.$('bloom-playground > p');
    await page.waitForFunction(() => document.querySelector('bloom-playground').shadowRoot);
    assert.ok(await light.isVisible());
    assert.equal(await find(page, '.see'), null);
  });
});

test('once the core answers, the figure takes the place of what stood there', async () => {
  await withPage(browser, {}, async (page) => {
    assert.equal(await (await page.$('bloom-playground > p')).isVisible(), false);
  });
});

test('loading the script a second time is harmless', async () => {
  const pages = { '/index.html': document(`${script}<bloom-playground></bloom-playground>${script}`) };
  await withPage(browser, { pages }, async (page, _, problems) => {
    assert.deepEqual(problems, []);
    assert.equal(await shownText(page, 'see.word.word'), 'lime');
  });
});

test('two elements on a page keep two filters', async () => {
  const two = '<bloom-playground id="a"></bloom-playground><bloom-playground id="b"></bloom-playground>';
  const pages = { '/index.html': document(script + two) };
  await withPage(browser, { pages }, async (page) => {
    await figureStands(page, '#b');
    const values = await page.evaluate(async () => {
      const [a, b] = document.querySelectorAll('bloom-playground');
      a.run('add kiwi');
      a.run('end');
      await a.updateComplete;
      const members = (element) => element.shadowRoot.querySelectorAll('.chip-member').length;
      return [members(a), members(b)];
    });
    assert.deepEqual(values, [4, 3]);
  });
});

test('an element that leaves the page comes back with its filter', async () => {
  await withPage(browser, {}, async (page) => {
    await run(page, 'add kiwi', 'end', 'set m 32');
    const [before, after] = await page.evaluate(async () => {
      const element = document.querySelector('bloom-playground');
      const before = element.session;
      element.remove();
      element.remove();
      document.querySelector('main').append(element);
      await new Promise((later) => setTimeout(later));
      await element.updateComplete;
      return [before, element.session];
    });
    assert.match(before, /kiwi/);
    assert.equal(after, before);
    assert.equal(await shownText(page, 'see.settings.m.text'), '32');
  });
});

test('a command sent before the core answers is carried out once it does', async () => {
  const pages = {
    '/index.html': document(
      '<bloom-playground></bloom-playground><script src="/bloom-playground.js"></script>' +
        '<script>document.querySelector("bloom-playground").run("preset simulator")</script>',
    ),
  };
  await withPage(browser, { pages }, async (page) => {
    assert.match(await shownText(page, 'see.array.summary'), /^64 bits/);
  });
});

test('an element that comes and goes frees what it held', async () => {
  const before = (page) =>
    page.evaluateOnNewDocument(() => {
      const { instantiate } = WebAssembly;
      WebAssembly.instantiate = async (...given) => {
        const result = await instantiate.apply(WebAssembly, given);
        window.memory = Object.values(result.instance.exports).find(
          (value) => value instanceof WebAssembly.Memory,
        );
        return result;
      };
    });
  await withPage(browser, { before }, async (page) => {
    const [first, last] = await page.evaluate(async () => {
      const element = document.querySelector('bloom-playground');
      element.run('set m 4096');
      element.run('fill 100');
      const home = element.parentElement;
      const cycle = async () => {
        element.remove();
        home.append(element);
        await new Promise((later) => setTimeout(later));
      };
      for (let round = 0; round < 10; ++round) await cycle();
      const first = window.memory.buffer.byteLength;
      for (let round = 0; round < 40; ++round) await cycle();
      return [first, window.memory.buffer.byteLength];
    });
    assert.equal(last, first);
  });
});

/** The script as it is served, without its twin beside it. */
const withoutTwin = { '/bloom-playground.twin.js': undefined };

test('a browser without WebAssembly runs the twin from beside the script', async () => {
  const before = (page) => page.evaluateOnNewDocument(() => delete globalThis.WebAssembly);
  await withPage(browser, { before }, async (page, server, problems) => {
    await run(page, 'query mango', 'end');
    assert.equal(await shownText(page, 'see.verdict.title'), 'Definitely not');
    assert.ok(server.requests.includes('/bloom-playground.twin.js'));
    assert.equal(await page.$('script[src*=twin]'), null);
    assert.deepEqual(problems, []);
  });
});

test('a policy that refuses WebAssembly gets the twin', async () => {
  const headers = { 'Content-Security-Policy': "default-src 'none'; script-src 'self'; style-src 'self'" };
  await withPage(browser, { headers }, async (page) => {
    assert.equal(await shownText(page, 'see.word.word'), 'lime');
  });
});

test('the twin is found beside the script, wherever the page is, and by a module', async () => {
  const headers = { 'Content-Security-Policy': "default-src 'none'; script-src 'self'; style-src 'self'" };
  for (const tag of [
    '<script src="../../bloom-playground.js"></script>',
    '<script type="module" src="../../bloom-playground.esm.js"></script>',
  ]) {
    const pages = { '/course/week/index.html': document(`${tag}<bloom-playground></bloom-playground>`) };
    await withPage(browser, { headers, pages, path: '/course/week/index.html' }, async (page, server) => {
      assert.ok(server.requests.includes('/bloom-playground.twin.js'), tag);
      assert.equal(await shownText(page, 'see.word.word'), 'lime');
    });
  }
});

test('the twin computes what WebAssembly computes', async () => {
  const lines = ['set scheme bloom-128', 'set m 4096', 'fill 200', 'query kiwi', 'end', 'screen tune', 'set n 1e6'];
  const texts = [];
  for (const isTwin of [false, true]) {
    const before = (page) => (isTwin ? page.evaluateOnNewDocument(() => delete globalThis.WebAssembly) : undefined);
    await withPage(browser, { before }, async (page) => {
      await run(page, ...lines);
      texts.push(await shownTexts(page));
    });
  }
  assert.deepEqual(texts[1], texts[0]);
});

test('where Trusted Types are asked for, script and twin run', async () => {
  for (const scripts of ["'self' 'wasm-unsafe-eval'", "'self'"]) {
    const policy =
      `default-src 'none'; script-src ${scripts}; style-src 'self'; ` +
      "require-trusted-types-for 'script'; trusted-types lit-html bloom-playground";
    await withPage(browser, { headers: { 'Content-Security-Policy': policy } }, async (page, _, problems) => {
      assert.equal(await shownText(page, 'see.word.word'), 'lime');
      assert.deepEqual(problems, []);
    });
  }
});

test('without WebAssembly and twin there is a card that says so, above the page’s own content', async () => {
  const before = (page) => page.evaluateOnNewDocument(() => delete globalThis.WebAssembly);
  await withPage(browser, { before, pages: withoutTwin, ready: false }, async (page) => {
    await page.waitForSelector('bloom-playground >>> .card');
    assert.match(await (await find(page, '.card')).evaluate((card) => card.textContent), /WebAssembly/);
    assert.equal(await find(page, '.card button'), null);
    assert.ok(await (await page.$('bloom-playground > p')).isVisible());
  });
});

test('a policy that refuses WebAssembly, and no twin: a card that names what is missing', async () => {
  const headers = { 'Content-Security-Policy': "default-src 'none'; script-src 'self'; style-src 'self'" };
  await withPage(browser, { headers, pages: withoutTwin, ready: false }, async (page) => {
    await page.waitForSelector('bloom-playground >>> .card');
    const text = await (await find(page, '.card')).evaluate((card) => card.textContent);
    assert.match(text, /content security policy/);
    assert.match(text, /wasm-unsafe-eval/);
  });
});

test('one file alone runs by double-click', async () => {
  const page = await browser.newPage();
  await page.goto(`${pathToFileURL(paths.dist)}/bloom-playground.html?n=1000&p=0.01`);
  await page.waitForSelector('bloom-playground >>> .tune');
  await page.close();
});

test('the gallery shows its drawings where no script runs', async () => {
  await withPage(browser, { before: (page) => page.setJavaScriptEnabled(false), path: '/embed.html', ready: false }, async (page) => {
    const drawings = await page.$$('bloom-playground > svg');
    assert.ok(drawings.length >= 6);
    for (const drawing of drawings) assert.ok(await drawing.isVisible());
  });
});

test('a core that breaks leaves a card with a restart, which begins anew', async () => {
  const before = (page) =>
    page.evaluateOnNewDocument(() => {
      const { instantiate } = WebAssembly;
      WebAssembly.instantiate = async (...given) => {
        const result = await instantiate.apply(WebAssembly, given);
        const exports = { ...result.instance.exports };
        for (const [name, value] of Object.entries(exports)) {
          if (typeof value !== 'function') continue;
          exports[name] = (...parameters) => {
            if (window.breaks) throw new WebAssembly.RuntimeError('unreachable');
            return value(...parameters);
          };
        }
        return { ...result, instance: { exports } };
      };
    });
  await withPage(browser, { before }, async (page) => {
    await run(page, 'add kiwi', 'end');
    await page.evaluate(() => (window.breaks = true));
    await run(page, 'add plum');
    const restart = await find(page, '.card button');
    assert.ok(restart, 'the card has a button');
    assert.match(await (await find(page, '.card')).evaluate((card) => card.textContent), /stopped/);
    await page.evaluate(() => (window.breaks = false));
    await restart.click();
    await figureStands(page);
    assert.equal(await shownText(page, 'see.stats.0.value'), '3');
    assert.equal(await find(page, '.card'), null);
  });
});

test('the element takes no focus by itself', async () => {
  await withPage(browser, {}, async (page) => {
    await run(page, 'add kiwi', 'end', 'reset', 'preset lab');
    assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY');
  });
});

test('the play clock runs by itself and stops at the verdict', async () => {
  await withPage(browser, {}, async (page) => {
    await run(page, 'set speed 4', 'play');
    await page.waitForFunction(
      (selector) =>
        document.querySelector('bloom-playground').shadowRoot.querySelector(selector).textContent ===
        'Maybe',
      {},
      dataView('see.verdict.title'),
    );
    assert.equal(await shownText(page, 'see.transport.play.label'), 'Play');
  });
});
