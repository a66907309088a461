import type {
  ChartLayout,
  ChartView,
  DirectionName,
  FigureLayout,
  MeasureView,
  PartsView,
  SettingName,
  ViewState,
} from 'bloom-core';
import { html, LitElement, nothing, type PropertyValues, unsafeCSS } from 'lit';
import { keepAddress, linkOfAddress, themeOfAddress } from './address.js';
import { actionButton } from './controls.js';
import styles from './bloom-playground.css?inline';
import { showLitLines } from './code-panel.js';
import { DensityCanvas } from './density-canvas.js';
import { embedPanel, followFocus } from './embed-panel.js';
import { CoreFailure, type ListKind, type ListProblem, Playground } from './playground.js';
import { Events } from './events.js';
import { failureCard } from './failure-card.js';
import { isFramed, speakWithHost } from './frame.js';
import { actionOfKey, isOnlyOurs } from './keys.js';
import { ListReader } from './list-reader.js';
import { MapGestures } from './map-gestures.js';
import { measureScreen } from './measure-screen.js';
import { linkOf, onOneLine, type Parameters, properties, takenAway } from './parameters.js';
import { problems } from './problems.js';
import { canDownload, download, picture, pngOf, type Saved, type SaveFormat, svgText } from './save.js';
import { seeScreen } from './see-screen.js';
import { typing } from './settled.js';
import { Slices } from './slices.js';
import { tabs } from './tabs.js';
import { theme } from './theme.js';
import { tuneScreen } from './tune-screen.js';

const directions: Record<string, DirectionName> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** The text size, in CSS pixels, for which the core lays figures and charts out. */
const layoutTextSize = 16;

/** What a page gives the playground to keep to; a link in the address says all the rest. */
const isForPage = (name: string) => ['controls', 'lock', 'theme'].includes(name);

/** The attributes, as properties. */
export interface BloomPlaygroundElement extends Parameters {}

/**
 * The playground as an element. Its light-DOM content shows until the core answers, and stays where
 * the core cannot run. With the attribute `reads-link` it takes its state from the address of the
 * page and keeps it there, or speaks with the page around its frame.
 */
export class BloomPlaygroundElement extends LitElement {
  static override styles = unsafeCSS(styles);
  static override properties = properties;
  static readonly theme = theme;

  #playground: Playground | undefined;
  #failure: CoreFailure | undefined;
  #view: ViewState | undefined;
  #layout: FigureLayout | undefined;
  #isStale = false;
  /** Lines to carry out once there is a playground: what led to the state that was shown when the
   * element left the page, and what was sent meanwhile. */
  #waiting = '';
  /** The attributes have been handed over: from now on each change is. */
  #isOpened = false;
  #firstAddress: string | undefined;
  #isByReader = false;
  readonly #events = new Events(this);
  #leaveSurroundings: (() => void) | undefined;
  #watched = '';
  /** Widths of what the core lays out, in its units: the figure's, and the charts' by their ids. */
  #widths = new Map<string, number>();
  readonly #chartLayouts = new Map<string, ChartLayout>();
  #saved: Saved | undefined;
  #clock: ReturnType<typeof setTimeout> | undefined;
  readonly #slices = new Slices(() => this.#advance());
  readonly #lists = new ListReader(() => this.#changed());
  readonly #map = new DensityCanvas(
    (first) => this.#playground?.densityCells(first) ?? new Uint8ClampedArray(),
  );
  readonly #gestures = new MapGestures((line) => this.#act(line));
  #hadFocus = false;
  readonly #sizes = new ResizeObserver(() => this.#measure());
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #palettes = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query));

  readonly #intents = {
    run: (line: string) => this.#act(line),
    type: (text: string) => {
      this.#playground?.type(text);
      this.#changed(true);
    },
    set: (setting: SettingName, value: string) => {
      this.#playground?.set(setting, value);
      this.#changed(true);
    },
    walk: (event: KeyboardEvent) => this.#walk(event),
    point: (event: MouseEvent) => this.#point(event),
    aim: (chart: string, event: PointerEvent) => this.#aim(chart, event),
    save: (chart: ChartView, format: SaveFormat) => void this.#save(chart, format),
    saveResults: () => this.#saveResults(),
    copyLink: () => void this.#copyLink(),
    openList: (kind: ListKind, file: File) => this.#openList(kind, file),
    failList: (problem: ListProblem) => {
      this.#playground?.failList(problem);
      this.#changed();
    },
  };

  /**
   * Carries out command lines, `add kiwi`; returns why some can't be read. While the core is not there
   * yet, they wait for it.
   */
  run(commands: string | readonly string[]): string[] {
    const lines = [commands].flat().join('\n').split('\n').filter((line) => line.trim());
    if (!this.#playground) {
      this.#waiting += lines.map((line) => `${line}\n`).join('');
      return [];
    }
    const errors = lines.map((line) => this.#playground?.run(line) ?? '').filter(Boolean);
    this.#changed(false);
    return errors;
  }

  undo(): void {
    this.run('undo');
  }

  redo(): void {
    this.run('redo');
  }

  reset(): void {
    this.run('reset');
  }

  /** What is shown, as a link that brings it back. */
  getState(): string {
    return this.#playground?.link() ?? linkOf(this, () => true);
  }

  setState(state: string): void {
    this.run(`link ${onOneLine(String(state))}`);
  }

  /** The figure or the first chart as a file; empty where nothing is drawn. */
  toSVG(): string {
    const drawing = this.#drawing;
    const { see, tune, measure } = this.#view ?? {};
    const chart = tune?.charts[0] ?? measure?.charts[0];
    return drawing
      ? svgText(drawing, see?.array.label ?? chart?.title ?? '', see?.array.summary ?? chart?.summary ?? '')
      : '';
  }

  /** The same in pixels. */
  async toPNG(): Promise<Blob | null> {
    return this.#drawing ? pngOf(picture(this.#drawing)) : null;
  }

  /** Carries long work that is under way to its end, however long that takes: nothing answers until
   * then. */
  finish(): void {
    this.#playground?.finish();
    this.#changed(false);
  }

  /** Command lines that lead from the opening state to what is shown now. */
  get session(): string {
    return this.#playground?.session() ?? this.#waiting;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.renderRoot.addEventListener('keydown', this.#onKey as EventListener);
    this.#reducedMotion.addEventListener('change', this.#tellMotion);
    for (const palette of this.#palettes) palette.addEventListener('change', this.#repaint);
    if (this.#readsLink) this.#leaveSurroundings = isFramed() ? speakWithHost(this) : keepAddress(this);
    void this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.renderRoot.removeEventListener('keydown', this.#onKey as EventListener);
    this.#reducedMotion.removeEventListener('change', this.#tellMotion);
    for (const palette of this.#palettes) palette.removeEventListener('change', this.#repaint);
    this.#sizes.disconnect();
    this.#watched = '';
    clearTimeout(this.#clock);
    this.#clock = undefined;
    this.#slices.stop();
    this.#map.stop();
    this.#waiting = this.session;
    this.#playground?.dispose();
    this.#playground = undefined;
    this.#leaveSurroundings?.();
    this.#events.forget();
  }

  get #readsLink(): boolean {
    return this.hasAttribute('reads-link');
  }

  get #drawing(): SVGSVGElement | null {
    return this.renderRoot.querySelector('.figure > svg, .drawing > svg');
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
      // Before all else: whether something may play.
      this.#tellMotion();
      const lines = this.#openingLink() + this.#waiting;
      this.#waiting = '';
      this.run(lines);
    } catch (failure) {
      this.#fail(failure instanceof CoreFailure ? failure : new CoreFailure('stopped', failure));
    }
  }

  #fail(failure: CoreFailure): void {
    this.#failure = failure;
    this.#playground = undefined;
    this.#view = undefined;
    this.#waiting = '';
    this.#isOpened = false;
    this.#events.forget();
    this.#events.fail(failure.message);
    clearTimeout(this.#clock);
    this.#clock = undefined;
    this.#slices.stop();
    this.#map.stop();
    this.requestUpdate();
  }

  /** `isByReader`: by whom, where that is known; else by whoever set off what goes on. */
  #changed(isByReader = this.#isByReader): void {
    this.#isByReader = isByReader;
    this.#isStale = true;
    this.requestUpdate();
  }

  /** The reader has a command carried out. */
  #act(line: string): void {
    this.#playground?.run(line);
    this.#changed(true);
  }

  /** Once, what the attributes say; or, in its place, what the address of the page says. */
  #openingLink(): string {
    if (this.#isOpened) return '';
    this.#isOpened = true;
    // As it was at first: by now the address may hold what broke.
    const address = (this.#firstAddress ??= this.#readsLink ? linkOfAddress() : '');
    if (this.#readsLink) this.theme ??= themeOfAddress();
    const own = linkOf(this, address ? isForPage : () => true);
    const link = address ? own + (own ? address.replace('?', '&') : address) : own;
    return link ? `link ${link}\n` : '';
  }

  /** Attributes that are others now. */
  #amend(changed: PropertyValues): void {
    const link = this.#isOpened ? linkOf(this, (name) => changed.has(name), takenAway) : '';
    if (link) this.run(`amend ${link}`);
  }

  readonly #tellMotion = (): void => {
    this.#playground?.run(this.#reducedMotion.matches ? 'set motion off' : 'set motion on');
    this.#changed();
  };

  readonly #repaint = (): void => this.#map.repaint();

  readonly #onKey = (event: KeyboardEvent): void => {
    this.#answerKey(event);
    if (isOnlyOurs(event)) event.stopPropagation();
  };

  #answerKey(event: KeyboardEvent): void {
    const action = this.#view && actionOfKey(event, this.#view);
    if (!action) return;
    event.preventDefault();
    if (!action.enabled) return;
    typing.settle(event);
    this.#act(action.command);
  }

  #walk(event: KeyboardEvent): void {
    const array = this.#view?.see?.array;
    if (!array || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape' && array.has_inspected) {
      event.preventDefault();
      this.#act('inspect none');
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
    const count = this.#view?.see?.array.bits.length ?? 0;
    if (position !== undefined && position < count) this.#act(`inspect ${position}`);
  }

  #aim(chart: string, event: PointerEvent): void {
    const layout = this.#chartLayouts.get(chart);
    if (!layout) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const x = ((event.clientX - box.left) * layout.width) / box.width;
    const place = this.#playground?.chartPlace(chart, x);
    if (place !== undefined) this.#act(`aim ${chart} ${place.toFixed(4)}`);
  }

  async #save({ id, title, summary }: ChartView, format: SaveFormat): Promise<void> {
    const drawing = this.renderRoot.querySelector<SVGSVGElement>(`[data-chart="${id}"] > svg`);
    if (!drawing || !this.#playground) return;
    const fileName = `bloom-${id}.${format}`;
    if (format === 'png') {
      const drawn = picture(drawing);
      const blob = await pngOf(drawn);
      if (blob && canDownload()) return download(blob, fileName);
      this.#saved = { of: id, text: '', picture: drawn };
    } else {
      const text = format === 'csv' ? this.#playground.chartCsv(id) : svgText(drawing, title, summary);
      this.#saveText(id, text, format === 'csv' ? 'text/csv' : 'image/svg+xml', fileName);
    }
    this.requestUpdate();
  }

  #saveText(of: string, text: string, type: string, fileName: string): void {
    if (canDownload()) return download(new Blob([text], { type }), fileName);
    this.#saved = { of, text };
    this.requestUpdate();
  }

  #saveResults(): void {
    const text = this.#playground?.resultsCsv();
    if (text) this.#saveText('measurement', text, 'text/csv', 'measurement.csv');
  }

  /** The address of this page that runs the measurement again. */
  #address(): string {
    const address = new URL(location.href);
    address.search = this.#view?.measure?.link ?? '';
    address.hash = '';
    return address.href;
  }

  /** The link is shown too: that is how one sees what was copied, and copies it where pages may not. */
  async #copyLink(): Promise<void> {
    this.#saved = { of: 'link', text: this.#address() };
    this.requestUpdate();
    try {
      await navigator.clipboard.writeText(this.#saved.text);
    } catch {
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement>('.saved')?.focus();
    }
  }

  #openList(kind: ListKind, file: File): void {
    const bytes = this.#view?.measure?.lists.chunk_bytes;
    if (this.#playground && bytes) void this.#lists.read(this.#playground, kind, file, bytes);
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#amend(changed);
    this.#hadFocus = this.shadowRoot?.activeElement != null;
    if (this.#isStale) {
      this.#isStale = false;
      this.#view = this.#playground?.view();
    }
    if (this.#saved?.of === 'link') this.#saved.text = this.#address();
    this.#placeAll();
  }

  #placeAll(): void {
    const figure = this.#widths.get('');
    if (this.#view?.see && figure) this.#layout = this.#playground?.layout(figure);
    const { tune, measure } = this.#view ?? {};
    const checked = tune?.check.chart_shown ? [tune.check.chart] : [];
    for (const { id } of [...(tune?.charts ?? []), ...checked, ...(measure?.charts ?? [])]) {
      const width = this.#widths.get(id);
      const layout = width ? this.#playground?.chartLayout(id, width) : undefined;
      if (layout) this.#chartLayouts.set(id, layout);
    }
  }

  protected override render() {
    if (this.#failure) return failureCard(this.#failure, () => void this.#start());
    const view = this.#view;
    if (!view) return html`<slot></slot>`;
    return html`
      <section class="playground" part="playground" role="group" aria-label=${view.title} data-view="title">
        <div class="one-em" aria-hidden="true"></div>
        <p class="unseen" role="status" data-view="live">${view.live}</p>
        ${problems(view.link_problems, view.dismiss, this.#intents)}
        ${this.#head(view)}
        ${view.embed.shown ? embedPanel(view.embed, this.#intents) : nothing}
        ${view.see ? seeScreen(view.see, view.parts, this.#layout, this.#intents) : nothing}
        ${view.tune ? tuneScreen(view.tune, view.parts, this.#chartLayouts, this.#saved, this.#intents) : nothing}
        ${view.measure ? this.#measureScreen(view.measure, view.parts) : nothing}
      </section>
    `;
  }

  #head({ parts, screens, embed_action: embed }: ViewState) {
    if (!parts.tabs && !parts.embed) return nothing;
    return html`
      <div class="head">
        ${parts.tabs ? tabs('screens', screens, this.#intents.run) : nothing}
        ${parts.embed ? actionButton('embed_action', embed, this.#intents, 'quiet') : nothing}
      </div>
    `;
  }

  #measureScreen(measure: MeasureView, parts: PartsView) {
    const copyLink = this.#readsLink ? this.#intents.copyLink : undefined;
    const intents = { ...this.#intents, copyLink };
    return measureScreen(measure, parts, this.#chartLayouts, this.#saved, this.#gestures, intents);
  }

  protected override updated(changed: PropertyValues): void {
    followFocus(this.renderRoot, this.#hadFocus);
    this.#keepFocus();
    if (changed.has('theme')) this.#repaint();
    showLitLines(this.renderRoot, this.#view?.see?.code);
    this.#keepTime();
    if (this.#view?.slice_ms) this.#slices.go();
    this.#gestures.show(this.#view?.measure?.map);
    this.#map.show(this.renderRoot.querySelector('.map-canvas'), this.#view?.measure?.map);
    this.#watchSizes();
    if (this.#view && this.#playground) this.#events.tell(this.#view, this.getState(), this.#isByReader);
  }

  /** What the core lays out, from its first update on, and the size of the text. */
  #watchSizes(): void {
    const sized = [...this.renderRoot.querySelectorAll<HTMLElement>('.figure, .drawing, .map, .one-em')];
    const shown = sized.map((one) => one.dataset['chart'] ?? one.className).join();
    if (shown === this.#watched) return;
    this.#watched = shown;
    this.#sizes.disconnect();
    for (const one of sized) this.#sizes.observe(one);
    this.#measure();
  }

  /** The control that had the focus may be gone, a chip that was clicked; the keys still work. */
  #keepFocus(): void {
    const focused = this.shadowRoot?.activeElement;
    if (!this.#hadFocus || (focused && !focused.matches(':disabled'))) return;
    this.renderRoot.querySelector<HTMLElement>('.screen')?.focus({ preventScroll: true });
  }

  /** While the trace plays, one tick is under way. */
  #keepTime(): void {
    const transport = this.#view?.see?.transport;
    if (!transport?.playing) {
      clearTimeout(this.#clock);
      this.#clock = undefined;
    } else if (this.#clock === undefined) {
      this.#clock = setTimeout(() => {
        this.#clock = undefined;
        this.#playground?.run('tick');
        this.#changed();
      }, transport.tick_ms);
    }
  }

  /** Moves long work on by a slice; returns whether there is more. */
  #advance(): boolean {
    const slice = this.#view?.slice_ms ?? 0;
    if (!slice || !this.#playground) return false;
    const { hasMore, viewIsNew } = this.#playground.advance(slice);
    if (viewIsNew) this.#changed();
    return hasMore;
  }

  #measure(): void {
    const textScale = parseFloat(getComputedStyle(this).fontSize) / layoutTextSize;
    let isNew = false;
    for (const sized of this.renderRoot.querySelectorAll<HTMLElement>('.figure, .drawing')) {
      const id = sized.dataset['chart'] ?? '';
      const width = sized.clientWidth / textScale;
      isNew ||= width !== this.#widths.get(id);
      this.#widths.set(id, width);
    }
    this.#map.fit();
    if (isNew) this.requestUpdate();
  }
}
