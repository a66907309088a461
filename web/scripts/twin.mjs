// The core as plain JavaScript, for pages where WebAssembly is missing or refused: one classic script
// that leaves a function, given what the module imports, to answer what it exports.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync } from 'vite';

const core = fileURLToPath(
  new URL(process.env['BLOOM_CORE'] ?? '../../build/wasm/web/bloom-core.wasm', import.meta.url),
);
const twin = fileURLToPath(new URL('../dist/bloom-playground.twin.js', import.meta.url));

/** wasm2js writes a module of the language: its imports become parameters, its exports the result. */
function asFunction(module) {
  const taken = [];
  const body = module
    .replace(/^import \{ (\w+) \} from '(\w+)';$/gm, (_, name, from) => {
      taken.push(`const { ${name} } = imports.${from};`);
      return '';
    })
    .replace(/^export var \w+ = retasmFunc\.\w+;$/gm, '');
  if (/^(import|export)\b/m.test(body)) throw new Error('wasm2js writes its modules in another way now');
  return `globalThis.bloomPlaygroundTwin = (imports) => { ${taken.join(' ')} ${body} return retasmFunc; };`;
}

const module = execFileSync('wasm2js', ['-Oz', core], { encoding: 'utf8', maxBuffer: 2 ** 28 });
const { code, errors } = minifySync('twin.js', asFunction(module));
if (errors.length > 0) throw new Error(errors[0].message);
writeFileSync(twin, code);
console.log(`bloom-playground.twin.js: ${code.length} bytes`);
