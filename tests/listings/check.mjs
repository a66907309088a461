// Compiles and runs the listings of one language and compares what they print with the positions
// that they have to give. Usage: node check.mjs LANGUAGE FOLDER, after write_listings FOLDER.
// Exits with 77 where a program of the language is not there.

import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {delimiter, join, resolve} from 'node:path';
import {expectedLines, languages} from './languages.mjs';

const skipped = 77;
const [language, folder] = process.argv.slice(2);
const {tools, programs} = languages[language];

const isThere = (tool) =>
    process.env.PATH.split(delimiter).some((place) => existsSync(join(place, tool)));
const missing = tools.filter((tool) => !isThere(tool));
if (missing.length > 0) {
    console.log(`SKIPPED: the listings in ${language} need ${missing.join(' and ')}`);
    process.exit(skipped);
}

const {words, cases} = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));
const listed = cases.flatMap((one) => {
    const file = join(folder, language, `${one.name}.txt`);
    return existsSync(file) ? [{...one, listing: readFileSync(file, 'utf8')}] : [];
});
const sizes = cases[0].positions.map(({m}) => m);

const work = resolve(folder, `${language}-programs`);
rmSync(work, {recursive: true, force: true});
mkdirSync(work, {recursive: true});
let printed = '';
for (const [command, ...rest] of programs(listed, words, sizes, work)) {
    const {status, error, stdout, stderr} = spawnSync(command, rest, {
        cwd: work,
        encoding: 'utf8',
        env: {...process.env, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local', LC_ALL: 'C.UTF-8'},
    });
    if (status !== 0) {
        console.log(`${command} ${rest.join(' ')}\n${error ?? ''}${stdout}${stderr}`);
        process.exit(1);
    }
    printed += stdout;
}

const lines = new Set(printed.split('\n'));
const wrong = listed.flatMap(expectedLines).filter((line) => !lines.has(line));
if (wrong.length > 0 || listed.length === 0) {
    console.log(`${wrong.length} lines are not printed:\n${wrong.join('\n')}\nbut:\n${printed}`);
    process.exit(1);
}
console.log(`${language}: ${listed.map(({name}) => name).join(', ')}`);
