// The scripts of tests/golden, sent to the page line by line: what shows is what the replay prints.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launch, runToEnd, shownTexts, withPage } from './support/browser.mjs';
import { paths } from './support/paths.mjs';

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const scripts = readdirSync(paths.goldens).filter((file) => file.endsWith('.script'));

/** Undoes the escapes of a replay's line: a backslash, or a UTF-16 unit. */
const unescaped = (text) =>
  text.replace(/\\(?:\\|u([0-9a-f]{4}))/g, (_, unit) =>
    unit === undefined ? '\\' : String.fromCharCode(parseInt(unit, 16)),
  );

/** Fields of the view that a face need not show as text: identifiers, tooltips, states, drawings; and
 * of a quantity without a slider, what belongs to the slider. */
const unshown =
  /(^title|^parts\.\w+|^embed\.shown|^measure\.quantities\.\d+\.(spoken|less\.label|more\.label)$|^screen|^slice_ms|^see\.label|\.(hint|keys|description|bits|id|command|enabled|role|truth_role|position|changed|has_line|has_inspected|inspected|bytes_shown|key_shown|selected|current|step|steps|playing|tick_ms|mark|owners\.\d+|checked|language_id|lit\.\d+|gauge\.value|at|x|y|share|panel|length|low|high|has_interval|columns|rows|cells|revision|has_result|chunk_bytes|upright|link|shown|chart_shown|table_shown|has_slider|solved))$/;

/** What belongs to a part that a page may leave out: the replay tells it, the page does not show it. */
const ofPart = {
  tabs: /^screens\.|\.(tune|see)_filter\./,
  words: /^see\.(entry|suggestions)\.|^measure\.lists\./,
  transport: /^see\.transport\.(?!progress)/,
  members: /^see\.members\./,
  statistics: /^see\.(stats|gauge|why)|^tune\.(result|alternatives|worth)\.|^measure\.(result|method|export|link)/,
  settings: /^see\.settings\.|^(tune|measure)\.(solve_for|sizing|scheme|scheme_rule|quantities|inputs|checkpoints)\b/,
  search: /^see\.(find_false_positive|add_from_list)\.|^tune\.check\./,
  history: /\.(undo|redo|reset)\./,
  code: /^see\.code\./,
  charts: /^(tune|measure)\.(charts|map|scale|actual|item_bytes)\./,
  embed: /^embed_action\./,
};

const isLeftOut = (path, texts) =>
  Object.entries(ofPart).some(([part, paths]) => texts[`parts.${part}`] === 'false' && paths.test(path));

/** The commands of a replay, each with the texts of the view after it. */
function commandsAndTexts(expected) {
  const commands = [];
  for (const line of expected.split('\n')) {
    if (line.startsWith('> ')) {
      commands.push({ line: line.slice(2), texts: {} });
      continue;
    }
    const [path, text] = splitOnce(line, ' = ');
    if (path) commands.at(-1).texts[path] = unescaped(text);
  }
  return commands;
}

function splitOnce(text, separator) {
  const at = text.indexOf(separator);
  return at < 0 ? [text.trimEnd().replace(/ =$/, ''), ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** An input of one line drops line ends; nothing else may differ. */
const withoutLineEnds = (text) => text.replace(/[\r\n]/g, '');

/** A replay moves nothing unless its script says so, and plays only when the script says tick. */
const standStill = async (page) => {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument(() => {
    const { setTimeout } = window;
    window.setTimeout = (call, delay, ...rest) => (delay > 50 ? 0 : setTimeout(call, delay, ...rest));
  });
};

test('there are golden scripts', () => assert.notEqual(scripts.length, 0));

for (const script of scripts) {
  test(`the page shows what the replay prints: ${script}`, async () => {
    const lines = readFileSync(join(paths.goldens, script), 'utf8').split(/\r?\n/);
    const expected = readFileSync(join(paths.goldens, script.replace(/script$/, 'expected')), 'utf8');
    const commands = commandsAndTexts(expected);
    await withPage(browser, { before: standStill }, async (page) => {
      for (const line of lines.filter((one) => one && !one.startsWith('#'))) {
        if (await runToEnd(page, line)) continue;
        const command = commands.shift();
        assert.equal(line, command.line);
        const shown = await shownTexts(page);
        for (const [path, text] of Object.entries(command.texts)) {
          if (unshown.test(path)) continue;
          if (isLeftOut(path, command.texts)) {
            assert.ok(!(path in shown), `${path} is left out after "${line}"`);
            continue;
          }
          const wanted = /(?<!^see\.notice|^embed\.outputs\.\d)\.text$/.test(path) ? withoutLineEnds(text) : text;
          assert.equal(shown[path] ?? '', wanted, `${path} after "${line}"`);
        }
        for (const path of Object.keys(shown)) {
          assert.ok(path in command.texts, `${path} is shown after "${line}" and is a field of the view`);
        }
      }
      assert.equal(commands.length, 0, 'every command of the replay was sent');
    });
  });
}
