import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const core = fileURLToPath(
  new URL(process.env['BLOOM_CORE'] ?? '../build/wasm/web/bloom-core.wasm', import.meta.url),
);
const mostGzipped = 180_000;
const script = 'bloom-playground.js';
const moduleScript = 'bloom-playground.esm.js';

/**
 * The core's WebAssembly as text in the script. Packed before it goes to base64, which hides the
 * repetitions that a server's gzip would find; src/lzma.ts unpacks it and knows these parameters.
 */
function bloomCore(): Plugin {
  const id = '\0bloom-core';
  return {
    name: 'bloom-core',
    resolveId: (name) => (name === 'bloom-core' ? id : undefined),
    load(name) {
      if (name !== id) return undefined;
      this.addWatchFile(core);
      const packed = execFileSync('xz', [
        '--format=raw', '--lzma1=preset=9e,nice=273,lc=4,lp=0,pb=0', '--stdout', core,
      ]);
      const content = { bytes: packed.toString('base64'), size: statSync(core).size };
      return `export default ${JSON.stringify(content)}`;
    },
  };
}

/** Indents of templates, the only ones left once the script is minified: none of them shows. */
function dropIndents(): Plugin {
  return {
    name: 'drop-indents',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replaceAll(/\n {2,}/g, '\n');
      }
    },
  };
}

/** What a reader downloads, printed, and held to its limit. */
function printSize(): Plugin {
  return {
    name: 'print-size',
    writeBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const raw = Buffer.byteLength(file.code);
        const gzipped = gzipSync(file.code, { level: 9 }).length;
        console.log(`${file.fileName}: ${raw} bytes, ${gzipped} gzipped (limit ${mostGzipped})`);
        // Of the module the bundler of whoever imports it takes out spaces and comments.
        if (file.fileName === script && gzipped > mostGzipped) throw new Error(`${file.fileName} is too large`);
      }
    },
  };
}

export default defineConfig({
  plugins: [bloomCore(), dropIndents(), printSize()],
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    // The licences of what is bundled ask for their notices to stay.
    // The classic script knows its address without import.meta: src/twin.ts.
    rolldownOptions: { output: { comments: { legal: true } }, checks: { emptyImportMeta: false } },
    lib: {
      entry: 'src/register.ts',
      name: 'BloomPlayground',
      formats: ['iife', 'es'],
      fileName: (format) => (format === 'es' ? moduleScript : script),
    },
  },
});
