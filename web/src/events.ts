import type { SeeView, ViewState } from 'bloom-core';
import type { ChangeDetail, ErrorDetail, VerdictDetail } from '../public/bloom-playground.js';

/** What a trace has led to; undefined before its end. */
function verdictOf(see: SeeView | undefined): VerdictDetail | undefined {
  const role = see?.verdict.role ?? 'none';
  if (!see || role === 'none' || see.transport.step < see.transport.steps) return undefined;
  return { word: see.word.word, verdict: role, truth: see.verdict.truth_role };
}

/** Tells the page around an element what happens in it. */
export class Events {
  readonly #element: HTMLElement;
  #state: string | undefined;
  #problems: string[] = [];
  #verdict = '';

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** The view is new: tells what of it counts outside. */
  tell(view: ViewState, state: string, userInitiated: boolean): void {
    const isFirst = this.#state === undefined;
    const isOther = state !== this.#state;
    const verdict = verdictOf(view.see);
    const seen = JSON.stringify(verdict ?? '');
    const isNewVerdict = verdict && seen !== this.#verdict;
    const problems = view.link_problems.filter((one) => !this.#problems.includes(one));
    this.#state = state;
    this.#verdict = seen;
    this.#problems = view.link_problems;
    if (isFirst) this.#send('ready');
    for (const problem of problems) this.fail(problem);
    if (isFirst) return;
    if (isOther) this.#send('change', { state, userInitiated } satisfies ChangeDetail);
    if (isNewVerdict) this.#send('verdict', verdict);
  }

  fail(message: string): void {
    console.warn(`bloom-playground: ${message}`);
    this.#send('error', { message } satisfies ErrorDetail);
  }

  /** The next view is a first one again. */
  forget(): void {
    this.#state = undefined;
    this.#problems = [];
  }

  #send(type: string, detail?: unknown): void {
    this.#element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
