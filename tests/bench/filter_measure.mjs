// What runs alike in Node and in a page: our core as WebAssembly beside the filters of two npm
// packages. Bundled by filter_bench.mjs.
import { BloomFilter as Bloomfilter } from 'bloomfilter';
import BloomFilters from 'bloom-filters';

const n = 1_000_000;
const rate = 0.01;
/** The slow one is asked about fewer: it takes microseconds a key. */
const sample = 20_000;
const repetitions = 5;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function start(base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes, {
    env: { emscripten_notify_memory_growth: () => {} },
    wasi_snapshot_preview1: {
      proc_exit: (code) => {
        throw new Error(`exit ${code}`);
      },
    },
  });
  instance.exports._initialize();
  return instance.exports;
}

const nanoseconds = (now, keys, work) => {
  const begin = now();
  work();
  return ((now() - begin) * 1e6) / keys;
};

/** Our filter over JavaScript's strings, with all that it takes to hand them over. */
class Ours {
  #core;
  #encoder = new TextEncoder();

  constructor(core) {
    this.#core = core;
    core.make_filter(n, rate);
  }

  #give(keys) {
    let units = 0;
    for (const key of keys) units += key.length;
    const start = this.#core.room(3 * units);
    const firstEnd = this.#core.ends(keys.length);
    const bytes = new Uint8Array(this.#core.memory.buffer, start, 3 * units);
    const ends = new Uint32Array(this.#core.memory.buffer, firstEnd, keys.length);
    let end = 0;
    for (let at = 0; at < keys.length; ++at) ends[at] = end = this.#write(keys[at], bytes, end);
    this.#core.take_keys();
  }

  /** Writes a key as UTF-8; returns the place behind it. ASCII goes without the encoder's call. */
  #write(key, bytes, start) {
    for (let at = 0; at < key.length; ++at) {
      const unit = key.charCodeAt(at);
      if (unit > 127) return start + this.#encoder.encodeInto(key, bytes.subarray(start)).written;
      bytes[start + at] = unit;
    }
    return start + key.length;
  }

  add(keys) {
    this.#give(keys);
    this.#core.add();
  }

  count(keys) {
    this.#give(keys);
    return this.#core.count_maybe();
  }
}

class Theirs {
  #filter;
  #test;

  constructor(filter, test) {
    this.#filter = filter;
    this.#test = test;
  }

  add(keys) {
    for (const key of keys) this.#filter.add(key);
  }

  count(keys) {
    let passed = 0;
    for (const key of keys) if (this.#filter[this.#test](key)) ++passed;
    return passed;
  }
}

/** Nanoseconds a key of insert, hit and miss with string keys, for each of the filters. */
function compareStrings(core, now) {
  const members = Array.from({ length: n }, (_, at) => `member ${at}`);
  const others = Array.from({ length: n }, (_, at) => `other ${at}`);
  const bits = Math.ceil((-n * Math.log(rate)) / Math.LN2 ** 2);
  const make = {
    ours: () => new Ours(core),
    bloomfilter: () => new Theirs(new Bloomfilter(bits, 7), 'test'),
    'bloom-filters': () => new Theirs(BloomFilters.BloomFilter.create(n, rate), 'has'),
  };
  const times = {};
  for (let repetition = 0; repetition < repetitions; ++repetition) {
    for (const [name, maker] of Object.entries(make)) {
      const isSlow = name === 'bloom-filters';
      const some = (keys) => (isSlow ? keys.slice(0, sample) : keys);
      const [ins, outs] = [some(members), some(others)];
      const filter = maker();
      times[name] ??= { insert: [], hit: [], miss: [] };
      times[name].insert.push(nanoseconds(now, ins.length, () => filter.add(ins)));
      let passed = 0;
      times[name].hit.push(nanoseconds(now, ins.length, () => (passed = filter.count(ins))));
      if (passed !== ins.length) throw new Error(`${name} forgot a member`);
      times[name].miss.push(nanoseconds(now, outs.length, () => (passed = filter.count(outs))));
      if (passed > 0.02 * outs.length) throw new Error(`${name} errs too often: ${passed}`);
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, of]) => [
      name,
      Object.fromEntries(Object.entries(of).map(([operation, all]) => [operation, median(all)])),
    ]),
  );
}

/** Nanoseconds a key in bulk in a filter of ten million keys, keys already in the core's memory. */
function bulk(core, now) {
  const size = 10_000_000;
  const part = 1_000_000;
  core.make_filter(size, rate);
  const times = { insert: [], hit: [], miss: [] };
  for (let first = 0; first < size; first += part) {
    core.generate(first, part, true);
    const time = nanoseconds(now, part, () => core.add());
    if (first >= size / 2) times.insert.push(time);
  }
  for (let repetition = 0; repetition < repetitions; ++repetition) {
    for (const [operation, isMember] of [['hit', true], ['miss', false]]) {
      core.generate(repetition * part, part, isMember);
      times[operation].push(nanoseconds(now, part, () => core.count_maybe()));
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

/** Seconds of an experiment of ten million keys and as many queries, as the page goes about it. */
async function experiment(core, now) {
  const count = 10_000_000;
  core.begin_experiment(count, rate, count);
  const begin = now();
  const { port1, port2 } = new MessageChannel();
  let longest = 0;
  for (let more = true; more; ) {
    const slice = now();
    more = core.advance_experiment(100_000) !== 0;
    longest = Math.max(longest, now() - slice);
    await new Promise((next) => {
      port1.onmessage = next;
      port2.postMessage(null);
    });
  }
  port1.close();
  return { seconds: (now() - begin) / 1e3, longest, falsePositives: core.false_positives() };
}

export async function measure(base64, now) {
  const core = await start(base64);
  return {
    strings: compareStrings(core, now),
    bulk: bulk(core, now),
    experiment: await experiment(core, now),
  };
}
