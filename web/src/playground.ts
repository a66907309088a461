import type { ChartLayout, DirectionName, FigureLayout, Handle, SettingName, ViewState } from 'bloom-core';
import { Core } from './core.js';

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
  core: Core;
  open: Set<Playground>;
}

let running: Promise<Running> | undefined;

/** In the order of figure_layout.hpp. */
const directions: DirectionName[] = ['left', 'right', 'up', 'down', 'first', 'last'];

/** In the order of measure_view.hpp. */
const listKinds = ['members', 'non_members'] as const;
export type ListKind = (typeof listKinds)[number];
const listProblems = ['folder', 'several', 'unreadable'] as const;
export type ListProblem = (typeof listProblems)[number];

/** What came of moving long work on. */
export interface Advance {
  hasMore: boolean;
  viewIsNew: boolean;
}

const advance = (flags: number): Advance => ({
  hasMore: (flags & 1) !== 0,
  viewIsNew: (flags & 2) !== 0,
});

async function start(): Promise<Running> {
  try {
    return { core: await Core.start(), open: new Set() };
  } catch (cause) {
    if (typeof WebAssembly !== 'object') throw new CoreFailure('unsupported', cause);
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
  #handle: Handle | undefined;

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
    this.#handle = own.core.exports.open_playground();
    own.open.add(this);
  }

  /** Carries out a command line; returns why it can't be read, or nothing. */
  run(line: string): string {
    return this.#call((core, handle) => {
      core.give(line);
      core.exports.run(handle);
      return core.answer();
    }) ?? '';
  }

  type(text: string): void {
    this.#runWithText('type', text);
  }

  set(setting: SettingName, value: string): void {
    this.#runWithText(`set ${setting}`, value);
  }

  openLink(link: string): void {
    this.#runWithText('link', link);
  }

  /** Moves long work on for about so many milliseconds. */
  advance(budget: number): Advance {
    return advance(this.#call(({ exports }, handle) => exports.advance(handle, budget)) ?? 0);
  }

  /** Carries long work to its end, however long that takes. */
  finish(): void {
    this.#call(({ exports }, handle) => exports.finish(handle));
  }

  view(): ViewState | undefined {
    return this.#call((core, handle) => {
      core.exports.view(handle);
      return JSON.parse(core.answer()) as ViewState;
    });
  }

  session(): string {
    return this.#call((core, handle) => {
      core.exports.session(handle);
      return core.answer();
    }) ?? '';
  }

  layout(width: number): FigureLayout | undefined {
    return this.#call((core, handle) => {
      core.exports.figure(handle, width);
      return JSON.parse(core.answer()) as FigureLayout;
    });
  }

  cellAt(x: number, y: number): number | undefined {
    return this.#call(({ exports }, handle) => exports.figure_cell_at(handle, x, y));
  }

  cellBeside(position: number, direction: DirectionName): number | undefined {
    return this.#call(({ exports }, handle) =>
      exports.figure_cell_beside(handle, position, directions.indexOf(direction)),
    );
  }

  /** The chart placed in `width` units; `chartPlace` speaks of its last placement. */
  chartLayout(chart: string, width: number): ChartLayout | undefined {
    return this.#call((core, handle) => {
      core.give(chart);
      core.exports.chart(handle, width);
      return JSON.parse(core.answer()) as ChartLayout;
    });
  }

  /** Where on a chart's horizontal axis, from 0 to 1, the pointer at `x` is. */
  chartPlace(chart: string, x: number): number | undefined {
    return this.#call((core, handle) => {
      core.give(chart);
      return core.exports.chart_place(handle, x);
    });
  }

  chartCsv(chart: string): string {
    return this.#call((core, handle) => {
      core.give(chart);
      core.exports.chart_csv(handle);
      return core.answer();
    }) ?? '';
  }

  /** What was measured, as comma-separated values. */
  resultsCsv(): string {
    return this.#call((core, handle) => {
      core.exports.results_csv(handle);
      return core.answer();
    }) ?? '';
  }

  /** Begins to read a list; returns whether its bytes are wanted. */
  openList(kind: ListKind, name: string, bytes: number): boolean {
    return this.#call((core, handle) => {
      core.give(name);
      return core.exports.open_list(handle, listKinds.indexOf(kind), bytes) !== 0;
    }) ?? false;
  }

  /** The next bytes of the list, no more than `chunk_bytes`; `hasMore`: further ones are wanted. */
  giveList(bytes: Uint8Array): Advance {
    return advance(
      this.#call((core, handle) => {
        core.giveBytes(bytes);
        return core.exports.give_list(handle);
      }) ?? 0,
    );
  }

  endList(): void {
    this.#call(({ exports }, handle) => exports.end_list(handle));
  }

  failList(problem: ListProblem): void {
    this.#call(({ exports }, handle) => exports.fail_list(handle, listProblems.indexOf(problem)));
  }

  /** The density map's cells from number `first` on, as many as come in one go. */
  densityCells(first: number): Uint8ClampedArray {
    return this.#call((core, handle) => {
      core.exports.density_cells(handle, first);
      return core.answerBytes();
    }) ?? new Uint8ClampedArray();
  }

  /** Frees what the playground holds in the module. Any number of times. */
  dispose(): void {
    this.#call(({ exports }, handle) => exports.close_playground(handle));
    this.#handle = undefined;
    this.#running.open.delete(this);
  }

  /** Carries out a command line that ends in a text of any characters. */
  #runWithText(line: string, text: string): void {
    this.#call((core, handle) => {
      core.give(line + text);
      core.exports.run_with_text(handle, line.length);
    });
  }

  #call<Result>(use: (core: Core, handle: Handle) => Result): Result | undefined {
    if (this.#handle === undefined) return undefined;
    try {
      return use(this.#running.core, this.#handle);
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
