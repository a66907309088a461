// The pages beside the script: one with everything in one file, and the gallery with its drawings.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { figures } from './figure-list.mjs';
import { staticFigures } from './figures.mjs';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path) => readFileSync(at(path), 'utf8');

/** A script within a page must not hold what would end it there, or begin a comment. */
const asInlineScript = (code) => code.replace(/<(?=\/script|!--)/gi, '\\x3C');

function onePage() {
  const style = `<style>\n${read('public/page.css')}</style>`;
  const code = `<script>${asInlineScript(read('dist/bloom-playground.js'))}</script>`;
  const page = read('public/index.html')
    .replace('<link rel="stylesheet" href="page.css" />', () => style)
    .replace(/ *<script src="bloom-playground.js" defer><\/script>\n/, '')
    .replace('</body>', () => `${code}\n  </body>`);
  if (/bloom-playground\.js|page\.css"/.test(page.replace(code, ''))) throw new Error('something is left outside');
  writeFileSync(at('dist/bloom-playground.html'), page);
}

/** In the gallery `{{lime}}` stands for the drawing of that name. */
async function gallery() {
  const drawn = await staticFigures(Object.values(figures));
  const named = Object.fromEntries(Object.keys(figures).map((name, index) => [name, drawn[index]]));
  mkdirSync(at('dist/figures'), { recursive: true });
  for (const [name, svg] of Object.entries(named)) writeFileSync(at(`dist/figures/${name}.svg`), svg);
  const page = read('scripts/embed.html').replace(/\{\{([\w-]+)\}\}/g, (_, name) => named[name].trim());
  writeFileSync(at('dist/embed.html'), page);
}

onePage();
await gallery();
