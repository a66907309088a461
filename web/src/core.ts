import packed, { type CoreExports } from 'bloom-core';
import { unpackLzma } from './lzma.js';
import { startTwin } from './twin.js';

const unpack = () =>
  unpackLzma(
    Uint8Array.from(atob(packed.bytes), (character) => character.charCodeAt(0)),
    packed.size,
  );

/** What the module asks of its surroundings: the time, and to be told that it is over. */
const surroundings = {
  env: { emscripten_notify_memory_growth: () => {}, page_now: () => performance.now() },
  wasi_snapshot_preview1: {
    proc_exit: (code: number) => {
      throw new Error(`exit ${code}`);
    },
  },
};

async function startModule(): Promise<CoreExports> {
  const { instance } = await WebAssembly.instantiate(unpack(), surroundings);
  return instance.exports as unknown as CoreExports;
}

/** WebAssembly may be missing or refused by the page's policy. Without its twin, that is what counts. */
async function startAny(): Promise<CoreExports> {
  try {
    return await startModule();
  } catch (cause) {
    return startTwin(surroundings).catch(() => {
      throw cause;
    });
  }
}

/** The core's module, started: texts go in and out through it one at a time. */
export class Core {
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  static async start(): Promise<Core> {
    const core = new Core(await startAny());
    core.exports._initialize();
    return core;
  }

  private constructor(readonly exports: CoreExports) {}

  /** Hands a text over, unit by unit, for the call that follows. */
  give(text: string): void {
    const start = this.exports.given_text(text.length);
    const units = new Uint16Array(this.exports.memory.buffer, start, text.length);
    for (let at = 0; at < text.length; ++at) units[at] = text.charCodeAt(at);
  }

  /** Hands bytes of a list over for the call that follows. */
  giveBytes(bytes: Uint8Array): void {
    const start = this.exports.given_bytes(bytes.length);
    new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
  }

  /** What the last call answered, where that is bytes. */
  answerBytes(): Uint8ClampedArray {
    const { memory, answer_start, answer_length } = this.exports;
    return new Uint8ClampedArray(memory.buffer, answer_start(), answer_length()).slice();
  }

  /** What the last call answered. */
  answer(): string {
    const { memory, answer_start, answer_length } = this.exports;
    return this.#decoder.decode(new Uint8Array(memory.buffer, answer_start(), answer_length()));
  }
}
