// How a listing becomes a program in each language. A program prints a line for each m and word,
// `NAME m word: positions`, and one that asks a filter of 64 bits, with the first six words in, for
// all words: `NAME asked: 1 0 …`.

import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const inserted = 6;
const askedBits = 64;

/** How many hash functions a constructor is told, behind m: none where the scheme settles it. */
const functions = ({name, k}) => (/^(figure|md5)/.test(name) ? '' : `, ${k}`);

const quoted = (words) => words.map((word) => `"${word}"`).join(', ');

/** A name without characters that languages would not take in one. */
const identifier = ({name}) => name.replaceAll('-', '_');

const write = (folder, file, text) => {
    const path = join(folder, file);
    mkdirSync(join(path, '..'), {recursive: true});
    writeFileSync(path, text);
    return path;
};

/** A program for each case: build gives the commands to run one after the other. */
const each = (build) => (cases, words, sizes, folder) =>
    cases.flatMap((one) => build(one, words, sizes, join(folder, one.name)));

const cpp = (one, words, sizes, folder) => {
    const source = write(folder, 'main.cpp', `${one.listing}
#include <cstdio>
int main() {
    const std::string_view words[] = {${quoted(words)}};
    for (const std::uint64_t m : {${sizes.map((m) => `std::uint64_t{${m}}`)}}) {
        const BloomFilter filter(m${functions(one)});
        for (int at = 0; at < ${words.length}; ++at) {
            std::printf("${one.name} %llu %d:", static_cast<unsigned long long>(m), at);
            for (const auto position : filter.positions(words[at])) {
                std::printf(" %llu", static_cast<unsigned long long>(position));
            }
            std::printf("\\n");
        }
    }
    BloomFilter filter(${askedBits}${functions(one)});
    for (int at = 0; at < ${inserted}; ++at) filter.add(words[at]);
    std::printf("${one.name} asked:");
    for (const auto word : words) std::printf(" %d", filter.may_contain(word) ? 1 : 0);
    std::printf("\\n");
}
`);
    const program = join(folder, 'main');
    const warnings = ['-Wall', '-Wextra', '-Wpedantic', '-Werror'];
    return [['g++', '-std=c++20', ...warnings, source, '-o', program], [program]];
};

const c = (one, words, sizes, folder) => {
    const source = write(folder, 'main.c', `${one.listing}
#include <stdio.h>
int main(void) {
    const char *words[] = {${quoted(words)}};
    const uint64_t sizes[] = {${sizes}};
    for (int size = 0; size < ${sizes.length}; ++size) {
        struct bloom_filter *filter = bloom_new(sizes[size]${functions(one)});
        for (int at = 0; at < ${words.length}; ++at) {
            uint64_t positions[most_hashes];
            bloom_positions(filter, words[at], positions);
            printf("${one.name} %llu %d:", (unsigned long long)sizes[size], at);
            for (uint32_t i = 0; i < filter->k; ++i) {
                printf(" %llu", (unsigned long long)positions[i]);
            }
            printf("\\n");
        }
        bloom_free(filter);
    }
    struct bloom_filter *filter = bloom_new(${askedBits}${functions(one)});
    for (int at = 0; at < ${inserted}; ++at) bloom_add(filter, words[at]);
    printf("${one.name} asked:");
    for (int at = 0; at < ${words.length}; ++at) printf(" %d", bloom_may_contain(filter, words[at]));
    printf("\\n");
    bloom_free(filter);
    return 0;
}
`);
    const program = join(folder, 'main');
    const warnings = ['-Wall', '-Wextra', '-Wpedantic', '-Werror'];
    return [['gcc', '-std=c11', ...warnings, source, '-o', program], [program]];
};

const python = (one, words, sizes, folder) => [
    ['python3', '-W', 'error', write(folder, 'main.py', `${one.listing}

words = [${quoted(words)}]
for m in [${sizes}]:
    for at, word in enumerate(words):
        print("${one.name}", m, f"{at}:", *BloomFilter(m${functions(one)}).positions(word))
bloom = BloomFilter(${askedBits}${functions(one)})
for word in words[:${inserted}]:
    bloom.add(word)
print("${one.name} asked:", *(int(bloom.may_contain(word)) for word in words))
`)],
];

const javascript = (one, words, sizes, folder) => [
    ['node', write(folder, 'main.mjs', `${one.listing}
const words = [${quoted(words)}];
for (const m of [${sizes}]) {
  const filter = new BloomFilter(m${functions(one)});
  words.forEach((word, at) => console.log('${one.name}', m, at + ':', ...filter.positions(word)));
}
const filter = new BloomFilter(${askedBits}${functions(one)});
for (const word of words.slice(0, ${inserted})) filter.add(word);
console.log('${one.name} asked:', ...words.map((word) => Number(filter.mayContain(word))));
`)],
];

/** Compilers that are slow to start get all cases at once, each in a name space of its own. */
const java = (cases, words, sizes, folder) => {
    const listings = cases.map((one) =>
        write(folder, `${identifier(one)}/BloomFilter.java`, `package ${identifier(one)};\n${one.listing}`));
    const main = write(folder, 'Main.java', `
public class Main {
    static final String[] words = {${quoted(words)}};
    static void print(String start, int[] numbers) {
        StringBuilder line = new StringBuilder(start);
        for (int number : numbers) line.append(' ').append(number);
        System.out.println(line);
    }
    public static void main(String[] arguments) {
${cases.map((one) => `
        for (int m : new int[] {${sizes}}) {
            ${identifier(one)}.BloomFilter filter = new ${identifier(one)}.BloomFilter(m${functions(one)});
            for (int at = 0; at < words.length; ++at) {
                print("${one.name} " + m + " " + at + ":", filter.positions(words[at]));
            }
        }
        {
            ${identifier(one)}.BloomFilter filter = new ${identifier(one)}.BloomFilter(${askedBits}${functions(one)});
            for (int at = 0; at < ${inserted}; ++at) filter.add(words[at]);
            int[] answers = new int[words.length];
            for (int at = 0; at < words.length; ++at) answers[at] = filter.mayContain(words[at]) ? 1 : 0;
            print("${one.name} asked:", answers);
        }`).join('')}
    }
}
`);
    const classes = join(folder, 'classes');
    return [
        ['javac', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', classes, main, ...listings],
        ['java', '-XX:TieredStopAtLevel=1', '-cp', classes, 'Main'],
    ];
};

const csharp = (cases, words, sizes, folder) => {
    const listings = cases.map((one) =>
        write(folder, `${identifier(one)}.cs`, `namespace ${identifier(one)} {\n${one.listing}}\n`));
    const main = write(folder, 'Main.cs', `
using System;
using System.Linq;
static class Program {
    static void Main() {
        string[] words = {${quoted(words)}};
${cases.map((one) => `
        foreach (int m in new[] {${sizes}}) {
            var filter = new ${identifier(one)}.BloomFilter(m${functions(one)});
            for (int at = 0; at < words.Length; ++at) {
                Console.WriteLine("${one.name} " + m + " " + at + ": " + string.Join(" ", filter.Positions(words[at])));
            }
        }
        {
            var filter = new ${identifier(one)}.BloomFilter(${askedBits}${functions(one)});
            foreach (string word in words.Take(${inserted})) filter.Add(word);
            Console.WriteLine("${one.name} asked: " + string.Join(" ", words.Select(word => filter.MayContain(word) ? 1 : 0)));
        }`).join('')}
    }
}
`);
    const program = join(folder, 'main.exe');
    return [
        ['mcs', '-warnaserror', '-r:System.Numerics.dll', `-out:${program}`, main, ...listings],
        ['mono', program],
    ];
};

const go = (cases, words, sizes, folder) => {
    write(folder, 'go.mod', 'module listings\n\ngo 1.19\n');
    for (const one of cases) write(folder, `${identifier(one)}/bloom.go`, one.listing);
    write(folder, 'main.go', `package main

import (
	"fmt"
${cases.map((one) => `	${identifier(one)} "listings/${identifier(one)}"`).join('\n')}
)

type filter interface {
	Add(string)
	MayContain(string) bool
	Positions(string) []uint64
}

func print(name string, make func(m uint64) filter) {
	words := []string{${quoted(words)}}
	line := func(start string, numbers []uint64) {
		for _, number := range numbers {
			start += fmt.Sprint(" ", number)
		}
		fmt.Println(start)
	}
	for _, m := range []uint64{${sizes}} {
		for at, word := range words {
			line(fmt.Sprintf("%s %d %d:", name, m, at), make(m).Positions(word))
		}
	}
	f := make(${askedBits})
	for _, word := range words[:${inserted}] {
		f.Add(word)
	}
	var answers []uint64
	for _, word := range words {
		answer := uint64(0)
		if f.MayContain(word) {
			answer = 1
		}
		answers = append(answers, answer)
	}
	line(name+" asked:", answers)
}

func main() {
${cases.map((one) => `	print("${one.name}", func(m uint64) filter { return ${identifier(one)}.New(m${functions(one)}) })`).join('\n')}
}
`);
    const program = join(folder, 'main');
    return [
        ['go', 'vet', './...'],
        ['go', 'build', '-o', program],
        [program],
    ];
};

const rust = (cases, words, sizes, folder) => {
    const source = write(folder, 'main.rs', `
${cases.map((one) => `mod ${identifier(one)} {\n${one.listing}}\n`).join('')}
fn print<T: std::fmt::Display>(start: String, numbers: impl IntoIterator<Item = T>) {
    let numbers: Vec<String> = numbers.into_iter().map(|number| format!(" {number}")).collect();
    println!("{start}{}", numbers.concat());
}

fn main() {
    let words = [${quoted(words)}];
${cases.map((one) => `
    for m in [${sizes}] {
        let filter = ${identifier(one)}::BloomFilter::new(m${functions(one)});
        for (at, word) in words.iter().enumerate() {
            print(format!("${one.name} {m} {at}:"), filter.positions(word));
        }
    }
    let _ = ${identifier(one)}::BloomFilter::default();
    let mut filter = ${identifier(one)}::BloomFilter::new(${askedBits}${functions(one)});
    for word in &words[..${inserted}] {
        filter.add(word);
    }
    print("${one.name} asked:".to_string(), words.iter().map(|word| filter.may_contain(word) as u32));
`).join('')}
}
`);
    const program = join(folder, 'main');
    return [['rustc', '--edition', '2021', '-D', 'warnings', '-O', source, '-o', program], [program]];
};

/** By the names that commands know: the programs that have to be there, and how to build and run. */
export const languages = {
    'c++': {tools: ['g++'], programs: each(cpp)},
    c: {tools: ['gcc'], programs: each(c)},
    python: {tools: ['python3'], programs: each(python)},
    javascript: {tools: ['node'], programs: each(javascript)},
    java: {tools: ['javac', 'java'], programs: java},
    'c#': {tools: ['mcs', 'mono'], programs: csharp},
    go: {tools: ['go'], programs: go},
    rust: {tools: ['rustc'], programs: rust},
};

/** What a right program prints, line by line. */
export function expectedLines({name, positions}) {
    const lines = positions.flatMap(({m, at}) =>
        at.map((ofWord, word) => `${name} ${m} ${word}: ${ofWord.join(' ')}`));
    const {at} = positions.find(({m}) => m === askedBits);
    const set = new Set(at.slice(0, inserted).flat());
    const answers = at.map((ofWord) => Number(ofWord.every((position) => set.has(position))));
    return [...lines, `${name} asked: ${answers.join(' ')}`];
}
