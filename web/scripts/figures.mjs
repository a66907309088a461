// The figure as a drawing in a file, for pages where no script runs and for print.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const width = 640;
const padding = 8;

/** The light palette of the stylesheet, as attributes: a file of its own has no stylesheet. */
const looks = {
  'cell-clear': { fill: '#ffffff', stroke: '#7d8896' },
  'cell-set': { fill: '#2d3a49' },
  digit: { 'font-weight': 650 },
  'digit-clear': { fill: '#5a6472' },
  'digit-set': { fill: '#ffffff' },
  index: { fill: '#5a6472' },
  'ring-ground': { fill: 'none', stroke: '#ffffff', 'stroke-width': 4.5 },
  tag: { fill: '#ffffff', stroke: '#0b5fbe' },
  'badge-label': { 'font-weight': 650 },
};

/** How far a probe has come: stroke, ground and text of its badge, weight and dash of its line. */
const probes = {
  pending: ['#7d8896', '#ffffff', '#5a6472', 1.5],
  done: ['#0b5fbe', '#e4effb', '#0b5fbe', 1.5],
  current: ['#0b5fbe', '#0b5fbe', '#ffffff', 3],
  'first-miss': ['#0b6b5f', '#0b6b5f', '#ffffff', 3],
  'never-read': ['#5a6472', '#ffffff', '#5a6472', 1.5, '4 3'],
};

const attributes = (values) =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');

/** Puts in place of classes what the stylesheet says of them. */
function withLooks(drawing) {
  let [stroke, ground, text, weight, dash] = [];
  return drawing.replace(/<(\w+)([^>]*?)\sclass="([^"]*)"/g, (_, name, before, list) => {
    const classes = list.split(' ');
    const probe = classes.find((one) => one.startsWith('probe-') && one !== 'probe-line');
    if (probe) [stroke, ground, text, weight, dash] = probes[probe.slice('probe-'.length)];
    let look = Object.assign({}, ...classes.map((one) => looks[one]));
    const isLine = classes.includes('probe-line');
    if (isLine || classes.includes('ring-line')) {
      look = { fill: 'none', stroke, 'stroke-width': weight + (isLine ? 0 : 0.5), 'stroke-dasharray': dash };
    }
    if (classes.includes('badge-shape')) look = { fill: ground, stroke, 'stroke-width': 1.25, 'stroke-dasharray': dash };
    if (classes.some((one) => one === 'badge-label' || one === 'badge-note')) look = { ...look, fill: text };
    if (classes.includes('owners')) look = { fill: '#0b5fbe' };
    return `<${name}${before}${attributes(look)}`;
  });
}

/** Texts of the view come in as they are typed. */
const escaped = (text) =>
  text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one]);

/** The core in Node: a drawing needs five of its functions. */
async function openCore() {
  const core = process.env.BLOOM_CORE ? here(`../${process.env.BLOOM_CORE}`) : here('../../build/wasm/web/bloom-core.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(core), {
    env: { emscripten_notify_memory_growth: () => {}, page_now: () => 0 },
    wasi_snapshot_preview1: { proc_exit: () => {} },
  });
  const exports = instance.exports;
  exports._initialize();
  const answer = () =>
    new TextDecoder().decode(
      new Uint8Array(exports.memory.buffer, exports.answer_start(), exports.answer_length()),
    );
  return { exports, answer };
}

/**
 * The figure after the command lines of each script, as SVG that bears its sentence. Lines that the core
 * can't read are an error.
 */
export async function staticFigures(scripts) {
  const { exports, answer } = await openCore();
  const { module } = await runnerImport(here('../src/figure.ts'));
  return scripts.map((lines) => {
    const playground = exports.open_playground();
    for (const line of lines) {
      const start = exports.given_text(line.length);
      new Uint16Array(exports.memory.buffer, start, line.length).set([...line].map((one) => one.charCodeAt(0)));
      exports.run(playground);
      if (answer()) throw new Error(`${line}: ${answer()}`);
    }
    exports.view(playground);
    const { see } = JSON.parse(answer());
    exports.figure(playground, width - 2 * padding);
    const layout = JSON.parse(answer());
    exports.close_playground(playground);
    const sentence = escaped(`${see.word.kind} ${see.word.word}: ${see.verdict.title}`);
    const drawn = collectResultSync(render(module.drawing(see, layout)))
      .replace(/<!--.*?-->/gs, '')
      .replace(/ (data-view|pathLength|aria-hidden)="[^"]*"/g, '')
      .replace(/>\s+</g, '><')
      .trim();
    const body = withLooks(drawn.replace(/^<svg[^>]*>|<\/svg>$/g, ''));
    const height = Math.ceil(layout.height) + 2 * padding;
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-padding} ${-padding} ${width} ${height}" ` +
      `width="${width}" height="${height}" role="img" aria-label="${sentence}" font-family="system-ui, sans-serif" text-anchor="middle">` +
      `<rect x="${-padding}" y="${-padding}" width="${width}" height="${height}" fill="#ffffff"/>${body}</svg>\n`;
    return svg;
  });
}
