import createBloomCore, {
  type CoreModule,
  type DirectionName,
  type FigureLayout,
  type PlaygroundHandle,
  type SettingName,
  type ViewState,
} from 'bloom-core';
import packedBytes from 'bloom-core-bytes';

/** Why there is no playground: the browser lacks WebAssembly, the page refuses it, or it broke. */
export type Failure = 'unsupported' | 'refused' | 'stopped';

export class CoreFailure extends Error {
  constructor(
    readonly failure: Failure,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** One running module and what is open in it. All elements of a page share one. */
interface Running {
  module: CoreModule;
  open: Set<Playground>;
}

let running: Promise<Running> | undefined;

async function unpack(base64: string): Promise<Uint8Array> {
  const characters = atob(base64);
  const packed = new Uint8Array(characters.length);
  for (let at = 0; at < packed.length; ++at) packed[at] = characters.charCodeAt(at);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function start(): Promise<Running> {
  if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function') {
    throw new CoreFailure('unsupported', 'no WebAssembly');
  }
  try {
    const wasmBinary = await unpack(packedBytes);
    return { module: await createBloomCore({ wasmBinary, printErr: () => {} }), open: new Set() };
  } catch (cause) {
    const refused = /content security policy|\bCSP\b|unsafe-eval/i.test(String(cause));
    throw new CoreFailure(refused ? 'refused' : 'stopped', cause);
  }
}

/**
 * The core's playground, for one element. When the module breaks, every playground in it is told
 * through `onFailure` and answers nothing any more; the next `open` starts a new module.
 */
export class Playground {
  readonly #running: Running;
  readonly #onFailure: (failure: CoreFailure) => void;
  #handle: PlaygroundHandle | undefined;

  /** Rejects with a `CoreFailure`. */
  static async open(onFailure: (failure: CoreFailure) => void): Promise<Playground> {
    running ??= start();
    const attempt = running;
    try {
      return new Playground(await attempt, onFailure);
    } catch (cause) {
      if (running === attempt) running = undefined;
      throw cause instanceof CoreFailure ? cause : new CoreFailure('stopped', cause);
    }
  }

  private constructor(own: Running, onFailure: (failure: CoreFailure) => void) {
    this.#running = own;
    this.#onFailure = onFailure;
    this.#handle = new own.module.Playground();
    own.open.add(this);
  }

  /** Carries out a command line; returns why it can't be read, or nothing. */
  run(line: string): string {
    return this.#call((handle) => handle.run(line)) ?? '';
  }

  type(text: string): void {
    this.#call((handle) => handle.type(text));
  }

  set(setting: SettingName, value: string): void {
    const { Setting } = this.#running.module;
    this.#call((handle) => handle.set(Setting[setting], value));
  }

  view(): ViewState | undefined {
    return this.#call((handle) => JSON.parse(handle.viewJson()) as ViewState);
  }

  session(): string {
    return this.#call((handle) => handle.session()) ?? '';
  }

  layout(width: number): FigureLayout | undefined {
    return this.#call((handle) => JSON.parse(handle.layoutJson(width)) as FigureLayout);
  }

  cellAt(x: number, y: number): number | undefined {
    return this.#call((handle) => handle.cellAt(x, y));
  }

  cellBeside(position: number, direction: DirectionName): number | undefined {
    const { Direction } = this.#running.module;
    return this.#call((handle) => handle.cellBeside(position, Direction[direction]));
  }

  /** Frees what the playground holds in the module. Any number of times. */
  dispose(): void {
    this.#call((handle) => handle.delete());
    this.#handle = undefined;
    this.#running.open.delete(this);
  }

  #call<Result>(use: (handle: PlaygroundHandle) => Result): Result | undefined {
    if (!this.#handle) return undefined;
    try {
      return use(this.#handle);
    } catch (cause) {
      // Whatever was thrown came out of the middle of the core: nothing in there can be trusted now.
      this.#stop(new CoreFailure('stopped', cause));
      return undefined;
    }
  }

  #stop(failure: CoreFailure): void {
    running = undefined;
    const affected = [...this.#running.open];
    this.#running.open.clear();
    for (const playground of affected) playground.#handle = undefined;
    for (const playground of affected) playground.#onFailure(failure);
  }
}
