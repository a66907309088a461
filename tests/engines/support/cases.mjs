// Cases, and what they do in a page. A *place* is a tab or a frame in it: both evaluate scripts.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { paths } from '../../web/support/paths.mjs';
import { serve } from '../../web/support/server.mjs';

export const cases = [];

/** A case is a sentence, and what is to be done with a browser of each engine to see that it holds. */
export const inEachEngine = (name, use) => cases.push({ name, use });

const watch = await readFile(new URL('watch.js', import.meta.url), 'utf8');
export const watchScript = '<script src="/watch.js"></script>';
export const script = '<script src="/bloom-playground.js"></script>';

export const document = (body) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>' +
  `${watchScript}</head><body>${body}</body></html>`;

/** A page of the build, with the watching script as its first. */
export const watched = async (name) =>
  (await readFile(`${paths.dist}/${name}`, 'utf8')).replace('<head>', (head) => head + watchScript);

/** Runs `use(tab, server)` at `path` of a fresh server, and cleans up. */
export async function visit(browser, { path = '/', pages = {}, ...serverOptions }, use) {
  const server = await serve({ ...serverOptions, pages: { '/watch.js': watch, ...pages } });
  try {
    await at(browser, server.origin + path, (tab) => use(tab, server));
  } finally {
    await server.close();
  }
}

/** Runs `use(tab)` at this address. */
export async function at(browser, address, use) {
  const tab = await browser.newTab();
  try {
    await tab.open(address);
    await use(tab);
  } finally {
    await tab.close();
  }
}

/** Asks again until the script's answer is something, also on the next page; fails with `what` after
 * half a minute. */
export async function until(place, what, script, ...given) {
  const end = Date.now() + 30_000;
  for (;;) {
    const answer = await place.evaluate(script, ...given).catch((failure) => {
      if (Date.now() > end) throw failure;
    });
    if (answer) return answer;
    assert.ok(Date.now() < end, `${what}: not within half a minute`);
    await new Promise((later) => setTimeout(later, 20));
  }
}

export const figureStands = (place, selector = 'bloom-playground') =>
  until(
    place,
    'the figure stands',
    (wanted) => !!document.querySelector(wanted)?.shadowRoot?.querySelector('.figure > svg'),
    selector,
  );

/** Sends command lines to the element and waits until it has drawn the last. */
export const run = (place, ...lines) =>
  place.evaluate(async (all) => {
    const element = document.querySelector('bloom-playground');
    for (const line of all) element.run(line);
    await element.updateComplete;
  }, lines);

export const shownText = (place, path, selector = 'bloom-playground') =>
  place.evaluate(
    (view, wanted) => {
      const shown = document.querySelector(wanted).shadowRoot.querySelector(`[data-view="${view}"]`);
      return shown instanceof HTMLInputElement ? shown.value : shown?.textContent.trim();
    },
    path,
    selector,
  );

export const problems = (place) => place.evaluate(() => window.problems);

/** The first message of this type that has come from a frame, once there is one. */
export const heard = (place, type) =>
  until(
    place,
    `${type} is told`,
    (wanted) => window.kept.heard.find((one) => one?.bloom === 1 && one.type === wanted),
    type,
  );

/** The figure stands, and a query goes through to its verdict. */
export async function works(place) {
  await figureStands(place);
  await run(place, 'query mango', 'end');
  assert.equal(await shownText(place, 'see.verdict.title'), 'Definitely not');
  await run(place, 'query lime', 'end');
  assert.equal(await shownText(place, 'see.verdict.title'), 'Maybe');
}

export async function worksWithoutProblems(place) {
  await works(place);
  assert.deepEqual(await problems(place), []);
}
