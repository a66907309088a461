import { fileURLToPath } from 'node:url';

const fromRoot = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const paths = {
  webPackage: fromRoot('web/package.json'),
  dist: fromRoot('web/dist'),
  core: fromRoot('build/wasm/web/bloom-core.wasm'),
  replay: fromRoot('build/wasm/tests/replay.js'),
  readme: fromRoot('README.md'),
  goldens: fromRoot('tests/golden'),
};
