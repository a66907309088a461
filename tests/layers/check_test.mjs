// The layer check itself must be able to fail: each forbidden line below, in a tree of its own.

import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

const check = fileURLToPath(new URL('check.mjs', import.meta.url));

const forbidden = [
    ['core/model/include/model/a.hpp', '#include "presenter/command.hpp"'],
    ['core/model/include/model/a.hpp', '#include "private.hpp"'],
    ['core/model/src/a.cpp', '#include <QString>'],
    ['core/model/src/a.cpp', '#include <unistd.h>'],
    ['core/model/src/a.cpp', '#include "../../presenter/src/format.hpp"'],
    ['core/model/include/model/a.hpp', 'std::size_t position = 0;'],
    ['core/presenter/include/presenter/a.hpp', '#include "model/filter.hpp"'],
    ['core/presenter/src/a.cpp', '#include <emscripten/bind.h>'],
    ['core/presenter/src/a.cpp', '#  include <QtCore/QString>'],
    ['desktop/a.cpp', '#include "model/filter.hpp"'],
    ['desktop/a.cpp', '#include <model/filter.hpp>'],
    ['desktop/a.cpp', '#include <emscripten/bind.h>'],
    ['web/a.cpp', '#include "model/filter.hpp"'],
    ['web/a.cpp', '#include "../core/presenter/src/format.hpp"'],
    ['web/a.cpp', '#include <QString>'],
];

const allowed = [
    ['core/model/src/a.cpp', '#include "model/filter.hpp"'],
    ['core/model/src/a.cpp', '#include <vector>'],
    ['core/model/src/a.cpp', 'std::size_t at = 0;'],
    ['core/model/src/memory.cpp', '#include <unistd.h>'],
    ['core/presenter/src/a.cpp', 'const char* text = R"x(\n#include <QString>\n)x";'],
    ['core/presenter/src/a.cpp', '#include "model/filter.hpp"'],
    ['core/presenter/src/a.cpp', '#include "presenter/command.hpp"'],
    ['core/presenter/src/a.cpp', 'std::size_t shown = 0;'],
    ['desktop/a.cpp', '#include "presenter/command.hpp"'],
    ['desktop/a.cpp', '#include <QString>'],
    ['web/a.cpp', '#include "presenter/command.hpp"'],
    ['web/a.cpp', '#include <emscripten/bind.h>'],
];

function report(file, line) {
    const root = mkdtempSync(join(tmpdir(), 'layers-'));
    try {
        for (const folder of ['core', 'web', 'desktop', dirname(file)]) {
            mkdirSync(join(root, folder), {recursive: true});
        }
        writeFileSync(join(root, file), `#include <string>\n${line}\n`);
        const run = spawnSync(process.execPath, [check, root], {encoding: 'utf8'});
        return {status: run.status, output: run.stdout};
    } finally {
        rmSync(root, {recursive: true});
    }
}

for (const [file, line] of forbidden) {
    test(`${file} is reported for ${line}`, () => {
        const {status, output} = report(file, line);
        assert.match(output, new RegExp(`^${file}:2: .*\n$`));
        assert.equal(status, 1);
    });
}

for (const [file, line] of allowed) {
    test(`${file} may hold ${line}`, () => {
        assert.deepEqual(report(file, line), {status: 0, output: ''});
    });
}
