// Holds the sources to the layers: model <- presenter <- { web, desktop }.
// Usage: node check.mjs ROOT. Prints each breach as FILE:LINE: REASON and exits with 1 if there is one.

import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';

const model = /^"model\//;
const presenter = /^"presenter\//;
const standard = /^<[a-z_0-9]+>$/;
const emscripten = /^<emscripten\//;
const qt = /^<Q[A-Za-z]/;

// The two files of the model that ask the operating system, where there is one.
const system = /^<(sys\/mman|unistd)\.h>$/;
const asking = ['core/model/src/huge_pages.cpp', 'core/model/src/memory.cpp'];

// The first folder that holds a file says what the file may include: these names, and where there
// are `own` headers, those of that folder.
const layers = [
    {folder: 'core/model/include', may: [model, standard]},
    {folder: 'core/model', may: [model, standard], own: 'core/model/src'},
    {folder: 'core/presenter/include', may: [presenter, standard]},
    {folder: 'core/presenter', may: [model, presenter, standard], own: 'core/presenter/src'},
    {folder: 'web', may: [presenter, standard, emscripten], own: 'web'},
    {folder: 'desktop', may: [presenter, standard, qt], own: 'desktop'},
];

// What the model offers has the same numbers on every target; a type as wide as the target's memory has
// not. Behind it such a type counts what is in memory, and the 32-bit target's compiler refuses to
// shorten a wider number silently.
const targetWide = {folder: 'core/model/include/', type: /\bsize_t\b/};

function* sources(folder) {
    for (const entry of readdirSync(folder, {withFileTypes: true})) {
        const path = join(folder, entry.name);
        if (entry.isDirectory() && entry.name !== 'node_modules') {
            yield* sources(path);
        } else if (/\.(cpp|hpp)$/.test(entry.name)) {
            yield path;
        }
    }
}

function isOwn(root, layer, path, included) {
    const name = /^"([^"]+)"$/.exec(included)?.[1];
    return (
        layer.own !== undefined &&
        name !== undefined &&
        !name.split('/').includes('..') &&
        [dirname(path), join(root, layer.own)].some((folder) => existsSync(join(folder, name)))
    );
}

/** The text with the lines of its raw strings emptied: a listing is no code of ours. */
function withoutRawStrings(text) {
    return text.replace(/R"(\w*)\([\s\S]*?\)\1"/g, (raw) => raw.replace(/[^\n]/g, ''));
}

function* breaches(root, path) {
    const file = relative(root, path);
    const layer = layers.find(({folder}) => file.startsWith(`${folder}/`));
    const may = asking.includes(file) ? [...layer.may, system] : layer.may;
    const lines = withoutRawStrings(readFileSync(path, 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
        const where = `${file}:${index + 1}`;
        const included = /^\s*#\s*include\s*(\S+)/.exec(line)?.[1];
        if (included !== undefined) {
            if (!isOwn(root, layer, path, included) && !may.some((allowed) => allowed.test(included))) {
                yield `${where}: ${layer.folder} must not include ${included}`;
            }
        }
        const type = targetWide.type.exec(line.replace(/\/\/.*/, ''))?.[0];
        if (file.startsWith(targetWide.folder) && type !== undefined) {
            yield `${where}: the width of ${type} differs between targets`;
        }
    }
}

const root = process.argv[2];
const found = ['core', 'web', 'desktop']
    .flatMap((folder) => [...sources(join(root, folder))])
    .sort()
    .flatMap((path) => [...breaches(root, path)]);
for (const breach of found) {
    console.log(breach);
}
process.exitCode = found.length > 0 ? 1 : 0;
