/** What a `change` event tells. */
export interface ChangeDetail {
  /** What `getState()` answers now. */
  state: string;
  /** Whether the reader did it, or a page by a command, an attribute or a message. */
  userInitiated: boolean;
}

/** What a `verdict` event tells: a trace has reached its end. */
export interface VerdictDetail {
  word: string;
  verdict: 'definitely_not' | 'maybe' | 'added';
  /** What the filter cannot know: whether the word is a member, absent, or a false positive. */
  truth: 'unknown' | 'absent' | 'member' | 'false_positive';
}

export interface ErrorDetail {
  message: string;
}

export interface BloomPlaygroundEventMap {
  /** The playground stands and answers. */
  ready: CustomEvent<undefined>;
  change: CustomEvent<ChangeDetail>;
  verdict: CustomEvent<VerdictDetail>;
  error: CustomEvent<ErrorDetail>;
}

type HostEventMap = Omit<HTMLElementEventMap, keyof BloomPlaygroundEventMap> & BloomPlaygroundEventMap;

/** The element `<bloom-playground>`. Attributes and properties of one name are one thing. */
export declare class BloomPlaygroundElement extends HTMLElement {
  screen: string | null;
  preset: string | null;
  m: string | number | null;
  k: string | number | null;
  n: string | number | null;
  p: string | number | null;
  scheme: string | null;
  key: string | null;
  /** Separated by commas. */
  words: string | null;
  query: string | null;
  step: string | number | null;
  seed: string | number | null;
  autoplay: boolean;
  /** The parts that show, separated by commas, or `all`, or `none`. */
  controls: string | null;
  /** What may not be changed by the reader, separated by commas, or `all`, or `none`. */
  lock: string | null;
  theme: 'light' | 'dark' | 'auto' | null;

  /** What is shown, as the query of a link that brings it back. */
  getState(): string;
  /** Shows what a link says, from the opening state. What of it is refused is told by `error` events. */
  setState(state: string): void;
  /**
   * Carries out command lines, in a text or an array; returns why some can't be read, or an empty array.
   * Until the playground stands the lines wait for it.
   */
  run(commands: string | readonly string[]): string[];
  undo(): void;
  redo(): void;
  reset(): void;
  /** Carries long work that is under way to its end, however long that takes. */
  finish(): void;
  /** Command lines that lead from the opening state to what is shown now. */
  readonly session: string;
  /** The figure, or the first chart, as a file's text; empty where nothing is drawn. */
  toSVG(): string;
  /** The same in pixels; null where nothing is drawn. */
  toPNG(): Promise<Blob | null>;

  addEventListener<Name extends keyof HostEventMap>(
    type: Name,
    listener: (this: BloomPlaygroundElement, event: HostEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof HostEventMap>(
    type: Name,
    listener: (this: BloomPlaygroundElement, event: HostEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'bloom-playground': BloomPlaygroundElement;
  }
}
