import type { DirectionName, FigureLayout, SettingName, ViewState } from 'bloom-core';
import { html, LitElement, unsafeCSS } from 'lit';
import styles from './bloom-playground.css?inline';
import { CoreFailure, Playground } from './playground.js';
import { failureCard } from './failure-card.js';
import { actionOfKey } from './keys.js';
import { screen } from './screen.js';
import { theme } from './theme.js';

const directions: Record<string, DirectionName> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** The text size, in CSS pixels, for which the core lays the figure out. */
const layoutTextSize = 16;

/**
 * The playground as an element. Its light-DOM content shows until the core answers, and stays where
 * the core cannot run.
 */
export class BloomPlaygroundElement extends LitElement {
  static override styles = unsafeCSS(styles);
  static readonly theme = theme;

  #playground: Playground | undefined;
  #failure: CoreFailure | undefined;
  #view: ViewState | undefined;
  #layout: FigureLayout | undefined;
  #isStale = false;
  /** Lines to carry out once there is a playground: what led to the state that was shown when the
   * element left the page, and what was sent meanwhile. */
  #waiting = '';
  #watched: Element | null = null;
  #figureWidth = 0;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #hadFocus = false;
  readonly #sizes = new ResizeObserver(() => this.#measure());
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  readonly #intents = {
    run: (line: string) => void this.run(line),
    type: (text: string) => {
      this.#playground?.type(text);
      this.#changed();
    },
    set: (setting: SettingName, value: string) => {
      this.#playground?.set(setting, value);
      this.#changed();
    },
    walk: (event: KeyboardEvent) => this.#walk(event),
    point: (event: MouseEvent) => this.#point(event),
  };

  /**
   * Carries out a command line, `add kiwi`; returns why it can't be read, or an empty text. While
   * the core is not there yet, the line waits for it.
   */
  run(line: string): string {
    if (!this.#playground) {
      this.#waiting += `${line}\n`;
      return '';
    }
    const error = this.#playground.run(line);
    this.#changed();
    return error;
  }

  /** Command lines that lead from the opening state to what is shown now. */
  get session(): string {
    return this.#playground?.session() ?? this.#waiting;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.renderRoot.addEventListener('keydown', this.#onKey as EventListener);
    this.#reducedMotion.addEventListener('change', this.#tellMotion);
    void this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.renderRoot.removeEventListener('keydown', this.#onKey as EventListener);
    this.#reducedMotion.removeEventListener('change', this.#tellMotion);
    this.#sizes.disconnect();
    this.#watched = null;
    clearTimeout(this.#clock);
    this.#clock = undefined;
    this.#waiting = this.session;
    this.#playground?.dispose();
    this.#playground = undefined;
  }

  async #start(): Promise<void> {
    this.#failure = undefined;
    try {
      const playground = await Playground.open((failure) => this.#fail(failure));
      if (!this.isConnected || this.#playground) {
        playground.dispose();
        return;
      }
      this.#playground = playground;
      for (const line of this.#waiting.split('\n')) if (line) playground.run(line);
      this.#waiting = '';
      this.#tellMotion();
    } catch (failure) {
      this.#fail(failure instanceof CoreFailure ? failure : new CoreFailure('stopped', failure));
    }
  }

  #fail(failure: CoreFailure): void {
    this.#failure = failure;
    this.#playground = undefined;
    this.#view = undefined;
    this.#waiting = '';
    clearTimeout(this.#clock);
    this.#clock = undefined;
    this.requestUpdate();
  }

  #changed(): void {
    this.#isStale = true;
    this.requestUpdate();
  }

  readonly #tellMotion = (): void => {
    if (this.#playground) this.run(this.#reducedMotion.matches ? 'set motion off' : 'set motion on');
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const action = this.#view && actionOfKey(event, this.#view.see);
    if (!action) return;
    event.preventDefault();
    if (action.enabled) this.run(action.command);
  };

  #walk(event: KeyboardEvent): void {
    const array = this.#view?.see.array;
    if (!array || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape' && array.has_inspected) {
      event.preventDefault();
      this.run('inspect none');
      return;
    }
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    // Whoever comes in by an arrow key starts at an end of the array.
    const entering = direction === 'last' ? 'last' : 'first';
    this.#inspect(
      this.#playground?.cellBeside(array.inspected, array.has_inspected ? direction : entering),
    );
  }

  #point(event: MouseEvent): void {
    const drawing = this.renderRoot.querySelector('.figure > svg');
    if (!drawing || !this.#layout) return;
    const box = drawing.getBoundingClientRect();
    const units = this.#layout.width / box.width;
    this.#inspect(
      this.#playground?.cellAt((event.clientX - box.left) * units, (event.clientY - box.top) * units),
    );
  }

  #inspect(position: number | undefined): void {
    const count = this.#view?.see.array.bits.length ?? 0;
    if (position !== undefined && position < count) this.run(`inspect ${position}`);
  }

  protected override willUpdate(): void {
    this.#hadFocus = this.shadowRoot?.activeElement != null;
    if (this.#isStale) {
      this.#isStale = false;
      this.#view = this.#playground?.view();
    }
    if (this.#view && this.#figureWidth > 0) this.#layout = this.#playground?.layout(this.#figureWidth);
  }

  protected override render() {
    if (this.#failure) return failureCard(this.#failure, () => void this.#start());
    if (!this.#view) return html`<slot></slot>`;
    return screen(this.#view, this.#layout, this.#intents);
  }

  protected override updated(): void {
    this.#keepFocus();
    this.#keepTime();
    this.#watchSizes();
  }

  /** The width that the figure has and the size of its text, from its first update on. */
  #watchSizes(): void {
    const figure = this.renderRoot.querySelector('.figure');
    if (figure === this.#watched) return;
    this.#watched = figure;
    this.#sizes.disconnect();
    for (const sized of this.renderRoot.querySelectorAll('.figure, .one-em')) {
      this.#sizes.observe(sized);
    }
    this.#measure();
  }

  /** The control that had the focus may be gone, a chip that was clicked; the keys still work. */
  #keepFocus(): void {
    const focused = this.shadowRoot?.activeElement;
    if (!this.#hadFocus || (focused && !focused.matches(':disabled'))) return;
    this.renderRoot.querySelector<HTMLElement>('.see')?.focus({ preventScroll: true });
  }

  /** While the trace plays, one tick is under way. */
  #keepTime(): void {
    const transport = this.#view?.see.transport;
    if (!transport?.playing) {
      clearTimeout(this.#clock);
      this.#clock = undefined;
    } else if (this.#clock === undefined) {
      this.#clock = setTimeout(() => {
        this.#clock = undefined;
        this.run('tick');
      }, transport.tick_ms);
    }
  }

  #measure(): void {
    const figure = this.renderRoot.querySelector('.figure');
    if (!figure) return;
    const textScale = parseFloat(getComputedStyle(this).fontSize) / layoutTextSize;
    const width = figure.clientWidth / textScale;
    if (width === this.#figureWidth) return;
    this.#figureWidth = width;
    this.requestUpdate();
  }
}
