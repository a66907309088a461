// How the element behaves in the pages that carry it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { paths } from '../web/support/paths.mjs';
import {
  document, figureStands, inEachEngine, problems, run, script, shownText, until, visit, watched,
} from './support/cases.mjs';

const axe = await readFile(createRequire(paths.webPackage).resolve('axe-core/axe.min.js'), 'utf8');
const ownPage = { '/index.html': await watched('index.html') };
const gallery = { '/index.html': await watched('embed.html') };

const narrow = {
  '/index.html': document('<iframe width="320" height="700" style="border: 0" src="/bloom-playground.html"></iframe>'),
  '/bloom-playground.html': await watched('bloom-playground.html'),
};

inEachEngine('two elements on a page keep two filters', (browser) => {
  const two = '<bloom-playground id="a"></bloom-playground><bloom-playground id="b"></bloom-playground>';
  return visit(browser, { pages: { '/index.html': document(two + script + script) } }, async (tab) => {
    for (const one of ['#a', '#b']) await figureStands(tab, one);
    await run(tab, 'set m 32', 'add kiwi', 'end');
    const shown = async (path) => [await shownText(tab, path, '#a'), await shownText(tab, path, '#b')];
    assert.deepEqual(await shown('see.settings.m.text'), ['32', '16']);
    assert.deepEqual(await shown('see.stats.0.value'), ['4', '3']);
    assert.equal(await tab.evaluate(() => window.kept.memories.length), 1, 'one module serves both');
    assert.deepEqual(await problems(tab), []);
  });
});

/** States of each screen that are laid out in ways of their own. */
const states = {
  'the opening': [],
  'a false positive with a cell inspected': ['query lime', 'end', 'inspect 4', 'set bytes on'],
  'a word of 300 letters': [`add ${'x'.repeat(300)}`, 'end'],
  'refusals': ['set m many', 'set k 99'],
  'code': ['preset figure', 'set code on', 'set language c++', 'step'],
  'many bits': ['set code off', 'set m 4096', 'set k 16', 'fill 400'],
  'tuning': ['screen tune', 'aim k 0.4', 'table k', 'table memory'],
  'schemes, checked': ['set n 10', 'set m 64', 'check', 'table check'],
  'measuring': ['screen measure'],
  'measured': ['set queries 20000', 'set filters 10', 'set checkpoints on', 'run', 'map in 0.5', 'table filters'],
};

/** Leads to a state: what takes long is over, what moves has arrived. */
const reach = (place, lines) =>
  place.evaluate(async (all) => {
    const element = document.querySelector('bloom-playground');
    for (const line of all) element.run(line);
    element.finish();
    for (let frame = 0; frame < 3; ++frame) {
      await element.updateComplete;
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
    for (const animation of document.getAnimations()) {
      if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  }, lines);

inEachEngine('nothing scrolls sideways at 320 pixels', (browser) =>
  visit(browser, { pages: narrow }, async (tab) => {
    const frame = tab.frame('iframe');
    await figureStands(frame);
    const wide = [];
    for (const [state, lines] of Object.entries(states)) {
      await reach(frame, lines);
      const [width, room] = await frame.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      if (width > room) wide.push(`${state}: ${width} in ${room}`);
    }
    assert.deepEqual(wide, []);
  }),
);

/** What axe-core finds against a page, by rule and place. */
async function violations(tab) {
  await tab.evaluate((source) => void (0, eval)(source), axe);
  return tab.evaluate(async () => {
    const { violations: found } = await window.axe.run({ iframes: false });
    return found.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html.slice(0, 200))]);
  });
}

inEachEngine('axe-core finds nothing on any screen', (browser) =>
  visit(browser, { pages: ownPage }, async (tab) => {
    await figureStands(tab);
    for (const [state, lines] of Object.entries(states)) {
      await reach(tab, lines);
      assert.deepEqual(await violations(tab), [], state);
    }
  }),
);

inEachEngine('axe-core finds nothing in the gallery', (browser) =>
  visit(browser, { pages: gallery }, async (tab) => {
    await figureStands(tab);
    assert.deepEqual(await violations(tab), []);
  }),
);

/** As on a page of twenty figures, again and again: they come, draw what they hold, and go. */
const comeAndGo = (tab, times) =>
  tab.evaluate(async (most) => {
    const home = document.querySelector('#home');
    window.gone ??= [];
    for (let time = 0; time < most; ++time) {
      const elements = Array.from({ length: 20 }, () => document.createElement('bloom-playground'));
      home.append(...elements);
      for (const element of elements) {
        while (!element.shadowRoot?.querySelector('.figure > svg')) {
          await new Promise((later) => setTimeout(later));
        }
      }
      for (const element of elements) {
        element.remove();
        window.gone.push(new WeakRef(element));
      }
    }
    const { memories, listeners } = window.kept;
    return {
      bytes: memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0),
      listeners,
      nodes: document.querySelectorAll('*').length,
    };
  }, times);

inEachEngine('a thousand elements that come and go leave nothing behind', (browser) =>
  visit(browser, { pages: { '/index.html': document(`${script}<div id="home"></div>`) } }, async (tab) => {
    const first = await comeAndGo(tab, 5);
    assert.deepEqual(await comeAndGo(tab, 45), first);
    await until(tab, 'all but a few elements are collected', async () => {
      if (typeof gc === 'function') gc();
      else if (typeof TestUtils === 'object') await TestUtils.gc();
      else for (let round = 0; round < 20; ++round) new Array(1e6).fill({});
      return window.gone.filter((element) => element.deref()).length < 40;
    });
    assert.deepEqual(await problems(tab), []);
  }),
);
