// What the README has people paste, in pages with the markup, the styles and the policy of each host.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { figureStands, find, framesPass, launch, run, shownText, withPage } from './support/browser.mjs';
import { paths } from './support/paths.mjs';

const readme = await readFile(paths.readme, 'utf8');

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** The block of code under a heading of the README. */
function snippet(heading) {
  const section = readme.split(new RegExp(`^#+ ${heading}$`, 'm'))[1]?.split(/^#+ /m)[0];
  assert.ok(section, `the README has a section ${heading}`);
  const [block] = section.match(/(?:^ {4}.*\n)+/m) ?? [];
  assert.ok(block, `the section ${heading} has a block of code`);
  return block.replace(/^ {4}/gm, '').replace(/^```.*\n/gm, '');
}

/** What surrounds a text of the author's, and what the server says of it. */
const hosts = {
  Moodle: {
    page: (content) => `<!DOCTYPE html><html dir="ltr" lang="en"><head><title>Page</title><meta charset="utf-8"></head>
      <body id="page-mod-page-view" class="format-topics path-mod path-mod-page"><div id="page" class="drawers">
      <style>*,*::before{box-sizing:border-box} .no-overflow{overflow:auto} img,iframe{max-width:100%}</style>
      <section id="region-main"><div role="main"><div class="box py-3 generalbox center clearfix"><div class="no-overflow">
      ${content}</div></div></div></section></div></body></html>`,
  },
  Canvas: {
    headers: { 'Content-Security-Policy': "frame-src 'self'; frame-ancestors 'self'" },
    page: (content) => `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body class="with-left-side">
      <div id="content"><div class="show-content user_content clearfix enhanced">${content}</div></div>
      <script>addEventListener('message', ({ data, source }) => {
        if (data.subject !== 'lti.frameResize') return;
        for (const frame of document.querySelectorAll('iframe'))
          if (frame.contentWindow === source) frame.height = data.height;
      });</script></body></html>`,
    then: async (page) => {
      const { given, asked } = await page.evaluate(() => ({ given: document.querySelector('iframe').height, asked: '1200' }));
      assert.notEqual(given, asked, 'the height is what the frame asks for');
    },
  },
  WordPress: {
    page: (content) => `<!DOCTYPE html><html lang="en-US"><head><title>Post</title><meta charset="UTF-8">
      <style>:where(.is-layout-constrained)>*{max-width:620px;margin-inline:auto}
      .entry-content button{background:#32373c;color:#fff;border-radius:9999px;text-transform:uppercase}
      .entry-content p{margin:1.5em 0} .entry-content ul{list-style:disc}</style></head>
      <body class="wp-singular single single-post"><div class="wp-site-blocks"><main>
      <div class="entry-content wp-block-post-content is-layout-constrained">${content}</div></main></div></body></html>`,
  },
  Docusaurus: {
    page: (content) => `<!doctype html><html lang="en" data-theme="dark"><head><title>Page</title>
      <script src="/bloom/bloom-playground.js" defer></script>
      <style>html{color-scheme:dark;background:#1b1b1d;color:#e3e3e3} .markdown > *{margin-bottom:20px}</style></head>
      <body class="navigation-with-keyboard"><div id="__docusaurus"><main class="docMainContainer">
      <div class="theme-doc-markdown markdown">${content}</div></main></div></body></html>`,
  },
  Quarto: {
    page: (content) => `<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8">
      <title>Document</title><style>body{font-size:17px} pre{overflow:auto}</style></head>
      <body class="nav-fixed fullcontent"><div id="quarto-content" class="page-columns page-rows-contents page-layout-article">
      <main class="content" id="quarto-document-content">${content}</main></div></body></html>`,
    path: '/index.html',
  },
  MkDocs: {
    headers: { 'Content-Security-Policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'wasm-unsafe-eval'" },
    page: (content) => `<!doctype html><html lang="en" class="no-js"><head><meta charset="utf-8"><title>Page</title></head>
      <body dir="ltr" data-md-color-scheme="slate"><div class="md-container"><main class="md-main"><div class="md-content">
      <article class="md-content__inner md-typeset">${content}</article></div></main></div>
      <script src="/bloom/bloom-playground.js"></script></body></html>`,
  },
  'reveal.js': {
    page: (content) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Slides</title>
      <style>.reveal{font-size:42px;text-align:center;color:#fff;background:#191919;overflow:hidden;letter-spacing:-0.02em}
      .reveal .slides{width:960px;height:700px;transform:scale(0.7)}
      .reveal button{text-transform:uppercase}</style></head>
      <body class="reveal-viewport"><div class="reveal"><div class="slides">${content}</div></div>
      <script>window.turned = 0; document.addEventListener('keydown', ({ key, target }) => {
        if (/input|textarea/i.test(target.tagName)) return;
        if ([' ', 'n', 'p', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) ++turned;
      });</script></body></html>`,
    then: async (page) => {
      await (await find(page, '.figure')).focus();
      for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) await page.keyboard.press(key);
      await (await find(page, '[data-view="see.transport.forward.label"]')).focus();
      for (const key of ['Space', 'ArrowRight']) await page.keyboard.press(key);
      assert.equal(await page.evaluate(() => window.turned), 0);
    },
  },
};

for (const [name, { page: around, headers, then }] of Object.entries(hosts)) {
  test(`the snippet for ${name} works there`, async () => {
    const server = { folder: paths.dist, prefix: '/bloom', headers };
    const pages = { '/index.html': (origin) => around(snippet(name).replaceAll('https://your.site', origin)) };
    const violations = [];
    const before = (page) =>
      page.on('console', (message) => /security policy/i.test(message.text()) && violations.push(message.text()));
    await withPage(browser, { ...server, pages, before, ready: false }, async (page, _, problems) => {
      if (await page.$('iframe')) {
        const frame = await page.waitForFrame((one) => one.url().includes('bloom-playground.html'));
        await figureStands(frame);
        await framesPass(page);
      } else {
        await figureStands(page);
        await run(page, 'end');
        assert.equal(await shownText(page, 'see.verdict.title'), 'Maybe');
      }
      const overflows = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      assert.equal(overflows, false, 'nothing scrolls sideways');
      await then?.(page);
      assert.deepEqual(violations, []);
      assert.deepEqual(problems, []);
    });
  });
}

test('the README’s page and its listener give an iframe the height it asks for', async () => {
  const section = readme.split(/^### In an iframe$/m)[1].split(/^### /m)[0];
  const [frame, listener] = section.match(/(?:^ {4}.*\n)+/gm);
  const pages = { '/index.html': `<!doctype html><html lang="en"><title>t</title><body>${frame}${listener}</body></html>` };
  await withPage(browser, { pages, ready: false }, async (page) => {
    await page.waitForFunction(() => document.querySelector('iframe').height !== '900');
  });
});
