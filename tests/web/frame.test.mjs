// The page in a frame: what it tells its host, what it takes from it, and what it leaves alone.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { framesPass, launch, withPage } from './support/browser.mjs';
import { paths } from './support/paths.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const host = (attributes) => `<!doctype html><html lang="en"><title>t</title><body style="margin:0">
  <a href="#before">before</a>
  <iframe sandbox="allow-scripts" ${attributes} width="600" height="400"></iframe>
  <a href="#after">after</a>
  <script>window.heard = []; addEventListener('message', ({ data, source }) => heard.push(data));</script>
  </body></html>`;

/** A host with the page in a frame of its own; `use(page, frame, server)` once that is ready. */
const withFrame = (use, { attributes = 'src="/bloom-playground.html"', headers, width } = {}) =>
  withPage(browser, { headers, ready: false, pages: { '/host.html': host(attributes) }, path: '/host.html' }, async (page, server, problems) => {
    if (width) await page.$eval('iframe', (frame, wide) => (frame.width = wide), width);
    await page.waitForFunction(() => window.heard.some((one) => one.type === 'ready'));
    await framesPass(page);
    const frame = page.frames()[1];
    await use(page, frame, server);
    assert.deepEqual(problems, []);
  });

const heard = (page, type) => page.evaluate((wanted) => window.heard.filter((one) => one.type === wanted), type);

const send = async (page, message) => {
  await page.evaluate((one) => document.querySelector('iframe').contentWindow.postMessage(one, '*'), message);
  await framesPass(page);
};

const stateNow = async (page) => {
  const id = Math.random();
  await send(page, { bloom: 1, type: 'getState', id });
  const waited = await page.waitForFunction((wanted) => window.heard.find((one) => one.id === wanted), {}, id);
  return (await waited.jsonValue()).state;
};

test('in a sandbox that allows scripts alone it is ready, and tells its height', () =>
  withFrame(async (page) => {
    assert.deepEqual(await heard(page, 'ready'), [{ bloom: 1, type: 'ready' }]);
    const [{ height }] = await heard(page, 'resize');
    const canvas = await page.evaluate(() => window.heard.find((one) => one.subject === 'lti.frameResize'));
    assert.deepEqual(canvas, { subject: 'lti.frameResize', height });
    assert.ok(height > 400 && height <= 10_000, `${height} px`);
  }));

test('a srcdoc runs and speaks like a page of its own', async () => {
  const page = await readFile(join(paths.dist, 'bloom-playground.html'), 'utf8');
  const attributes = `srcdoc="${page.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`;
  await withFrame(
    async (inner) => {
      await send(inner, { bloom: 1, type: 'run', commands: 'query fig' });
      assert.match(await stateNow(inner), /query=fig/);
    },
    { attributes },
  );
});

test('a host that gives the height it is told of sees no loop, and no scroll bar in there', () =>
  withFrame(async (page, frame) => {
    await page.evaluate(() =>
      addEventListener('message', ({ data }) => {
        if (data.type === 'resize') document.querySelector('iframe').height = data.height;
      }),
    );
    await send(page, { bloom: 1, type: 'run', commands: ['screen tune'] });
    await framesPass(page);
    const grown = (await heard(page, 'resize')).at(-1).height;
    const count = (await heard(page, 'resize')).length;
    for (let round = 0; round < 5; ++round) await framesPass(page);
    assert.equal((await heard(page, 'resize')).length, count);
    assert.ok(await frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight));
    await send(page, { bloom: 1, type: 'run', commands: ['screen see'] });
    for (let round = 0; round < 5; ++round) await framesPass(page);
    assert.ok((await heard(page, 'resize')).at(-1).height < grown, 'it shrinks as well');
    const width = await page.$eval('iframe', (one) => (one.width = 320));
    assert.equal(width, 320);
    for (let round = 0; round < 5; ++round) await framesPass(page);
    assert.ok(await frame.evaluate(() => document.documentElement.scrollWidth <= 320));
  }));

test('messages read and set the state, run commands and reset', () =>
  withFrame(async (page) => {
    const opening = await stateNow(page);
    await send(page, { bloom: 1, type: 'setState', state: '?v=1&m=64&k=2&words=a,b&query=c' });
    assert.match(await stateNow(page), /m=64/);
    await send(page, { bloom: 1, type: 'run', commands: ['query mango', 'dance'] });
    assert.match(await stateNow(page), /query=mango/);
    assert.equal((await heard(page, 'error')).length, 1);
    const changes = await heard(page, 'change');
    assert.ok(changes.length >= 2 && changes.every(({ userInitiated }) => userInitiated === false));
    assert.equal(changes.at(-1).state, await stateNow(page));
    await send(page, { bloom: 1, type: 'setState', state: opening });
    await send(page, { bloom: 1, type: 'run', commands: 'query fig' });
    await send(page, { bloom: 1, type: 'reset' });
    assert.equal(await stateNow(page), opening);
  }));

test('what the reader does is told as such', () =>
  withFrame(async (page, frame) => {
    const button = await frame.waitForSelector('bloom-playground >>> [data-view="see.transport.forward.label"]');
    await button.click();
    await framesPass(page);
    assert.equal((await heard(page, 'change')).at(-1).userInitiated, true);
  }));

test('messages of another shape, another version or from elsewhere are passed over', () =>
  withFrame(async (page, frame) => {
    const opening = await stateNow(page);
    const deep = { deep: { deep: {} } };
    await page.evaluate(() => {
      let commands = {};
      for (let level = 0; level < 5000; ++level) commands = { commands };
      document.querySelector('iframe').contentWindow.postMessage({ bloom: 1, type: 'run', commands }, '*');
    });
    const strange = [
      null, 7, 'run', [], {}, deep, { bloom: 1 }, { bloom: 2, type: 'run', commands: 'query fig' },
      { bloom: '1', type: 'run', commands: 'query fig' }, { type: 'run', commands: 'query fig' },
      { bloom: 1, type: 'run' }, { bloom: 1, type: 'run', commands: [deep] }, { bloom: 1, type: 'run', commands: 7 },
      { bloom: 1, type: 'run', commands: `query ${'x'.repeat(70_000)}` }, { bloom: 1, type: 'setState', state: deep },
      { bloom: 1, type: 'dance' }, { bloom: 1, type: '__proto__' }, { bloom: 1, type: deep },
    ];
    for (const message of strange) await send(page, message);
    await frame.evaluate(() => postMessage({ bloom: 1, type: 'run', commands: 'query fig' }, '*'));
    await framesPass(page);
    assert.equal(await stateNow(page), opening);
    for (const state of ['?m=%ff&k=2', '?v=99', `?words=${'x,'.repeat(1e6)}`, '?words=%F0%9F&query=<img src=x>']) {
      await send(page, { bloom: 1, type: 'setState', state });
      assert.ok((await heard(page, 'error')).length > 0, state.slice(0, 40));
    }
    assert.equal(await frame.$('bloom-playground >>> img'), null);
  }));

test('it writes no history, takes no focus, and Tab leaves it', () =>
  withFrame(async (page, frame) => {
    const entries = await page.evaluate(() => history.length);
    await send(page, { bloom: 1, type: 'run', commands: ['query fig', 'end', 'set m 64'] });
    await new Promise((later) => setTimeout(later, 600));
    assert.equal(await page.evaluate(() => history.length), entries);
    assert.equal(await frame.evaluate(() => location.search), '');
    assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY');
    await page.focus('a[href="#before"]');
    for (let presses = 0; presses < 120; ++presses) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement.matches('a[href="#after"]'))) return;
    }
    assert.fail('120 times Tab, and still in there');
  }));

test('in a frame that may not, copying leaves text to select', () =>
  withFrame(async (page, frame) => {
    await send(page, { bloom: 1, type: 'run', commands: ['screen measure', 'set queries 1000', 'run'] });
    const copy = await frame.waitForSelector('bloom-playground >>> [data-view="measure.link_label"]', { visible: true });
    await copy.click();
    assert.ok(await frame.waitForSelector('bloom-playground >>> textarea.saved'));
  }));
