// How fast the filter is as WebAssembly, in Node and in Chromium: beside two npm packages, and beside
// itself natively. Printed, not asserted. Run by `npm run bench:filter` in web/, after
// `cmake --build --preset wasm --target filter_bench_core`; the native numbers come from
// build/release, if that is built.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launch } from '../web/support/browser.mjs';
import { paths } from '../web/support/paths.mjs';

const build = fileURLToPath(new URL('../../build/', import.meta.url));
const fromWeb = createRequire(paths.webPackage);
const operations = ['insert', 'hit', 'miss'];

async function bundle() {
  const { build: bundleWith } = await import(pathToFileURL(fromWeb.resolve('vite')));
  const [{ output }] = await bundleWith({
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: {
        bloomfilter: join(paths.webPackage, '../node_modules/bloomfilter/bloomfilter.js'),
        'bloom-filters': fromWeb.resolve('bloom-filters'),
      },
    },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('filter_measure.mjs', import.meta.url)),
        name: 'filterMeasure',
        formats: ['iife'],
      },
    },
  });
  return output[0].code;
}

/** Nanoseconds a key natively, in bulk, at ten million keys; nothing where that is not built. */
function native() {
  const program = join(build, 'release/tests/bench/filter_bench');
  if (!existsSync(program)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'filter-bench-'));
  spawnSync(program, ['--benchmark_filter=bulk/10000000/'], { cwd: folder });
  const [head, ...rows] = readFileSync(join(folder, 'filter-cost.csv'), 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  const column = head.split(',').indexOf('bulk_ns');
  return Object.fromEntries(
    rows.map((row) => row.split(',')).map((cells) => [cells[1], Number(cells[column])]),
  );
}

function print(where, { strings, bulk, experiment }, natively) {
  console.log(`\n${where}\n`);
  console.log('1,000,000 string keys, p = 1 %, ns a key, median of 5\n');
  console.log('| operation | ours | bloomfilter | bloom-filters | bloomfilter / ours | bloom-filters / ours |');
  console.log('|-|-|-|-|-|-|');
  for (const operation of operations) {
    const [ours, ...theirs] = ['ours', 'bloomfilter', 'bloom-filters'].map(
      (name) => strings[name][operation],
    );
    const times = [ours, ...theirs].map((time) => time.toFixed(0));
    const ratios = theirs.map((time) => (time / ours).toFixed(1));
    console.log(`| ${[operation, ...times, ...ratios].join(' | ')} |`);
  }
  console.log('\nIn bulk, n = 10,000,000, ns a key\n\n| operation | WebAssembly | native | ratio |\n|-|-|-|-|');
  for (const operation of operations) {
    const time = bulk[operation];
    const other = natively?.[operation];
    const ratio = other === undefined ? '' : (time / other).toFixed(2);
    console.log(`| ${operation} | ${time.toFixed(1)} | ${other?.toFixed(1) ?? ''} | ${ratio} |`);
  }
  console.log(
    `\n10,000,000 keys and as many queries: ${experiment.seconds.toFixed(1)} s, ` +
      `${experiment.falsePositives} false positives, longest slice of 100,000 ` +
      `${experiment.longest.toFixed(1)} ms`,
  );
}

const code = await bundle();
const core = readFileSync(join(build, 'wasm/tests/bench/filter_bench_core.wasm')).toString('base64');
const natively = native();

// Processor time, where it can be had: what else runs on the machine shall not count.
const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};
const { measure } = new Function(`${code}; return filterMeasure;`)();
print('Node', await measure(core, processorTime), natively);

const browser = await launch();
const page = await browser.newPage();
// bloom-filters asks for Node's Buffer, of which it uses here what typed arrays have, too.
await page.addScriptTag({ content: `window.Buffer = Uint8Array; ${code}; window.filterMeasure = filterMeasure;` });
const inPage = await page.evaluate(
  (bytes) => window.filterMeasure.measure(bytes, () => performance.now()),
  core,
);
await browser.close();
print('Chromium', inPage, natively);
