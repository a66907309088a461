/**
 * The core as the page sees it: what bindings.cpp exports, and the JSON it hands out.
 * The interfaces mirror presenter/view_state.hpp, presenter/figure_layout.hpp and
 * presenter/chart_layout.hpp, where every field is explained.
 */
declare module 'bloom-core' {
  export type ProbeRole = 'pending' | 'done' | 'current' | 'first_miss' | 'never_read';
  export type VerdictRole = 'none' | 'definitely_not' | 'maybe' | 'added';
  export type TruthRole = 'unknown' | 'absent' | 'member' | 'false_positive';
  export type ChipRole =
    | 'member'
    | 'to_add'
    | 'to_ask'
    | 'asked_definitely_not'
    | 'asked_maybe';
  export type NoticeRole = 'none' | 'information' | 'refusal';
  export type SeriesRole =
    | 'curve'
    | 'whole_numbers'
    | 'bar'
    | 'bar_compared'
    | 'running'
    | 'sampled'
    | 'whisker'
    | 'band'
    | 'histogram'
    | 'measured'
    | 'measured_poor';
  export type MarkerRole =
    | 'here'
    | 'best'
    | 'target'
    | 'designed'
    | 'actual'
    | 'half'
    | 'example'
    | 'formula'
    | 'expected'
    | 'by_fill';

  /** A command in its one-line form, ready to be run. */
  export type CommandLine = string;

  export interface Action {
    label: string;
    hint: string;
    keys: string;
    enabled: boolean;
    command: CommandLine;
  }

  export interface Field {
    label: string;
    help: string;
    text: string;
    error: string;
    enabled: boolean;
  }

  export interface Option {
    label: string;
    selected: boolean;
    command: CommandLine;
  }

  export interface Choice {
    label: string;
    help: string;
    options: Option[];
    enabled: boolean;
  }

  export interface WordView {
    kind: string;
    word: string;
    toggle_bytes: Action;
    bytes_shown: boolean;
    bytes: string;
  }

  export interface Badge {
    label: string;
    note: string;
    description: string;
    role: ProbeRole;
    position: number;
    has_line: boolean;
  }

  export interface CellMark {
    position: number;
    role: ProbeRole;
    changed: boolean;
    owners: string[];
  }

  export interface ArrayView {
    label: string;
    summary: string;
    bits: string;
    marks: CellMark[];
    has_inspected: boolean;
    inspected: number;
    inspection: string;
  }

  export interface Chip {
    label: string;
    sign: string;
    hint: string;
    role: ChipRole;
    current: boolean;
    enabled: boolean;
    command: CommandLine;
  }

  export interface ChipGroup {
    label: string;
    chips: Chip[];
    more: string;
  }

  export interface EntryView {
    field: Field;
    add: Action;
    query: Action;
  }

  export interface TransportView {
    label: string;
    progress: string;
    step: number;
    steps: number;
    playing: boolean;
    tick_ms: number;
    to_start: Action;
    back: Action;
    play: Action;
    forward: Action;
    to_end: Action;
    speed: Choice;
    keys_help: string;
  }

  export interface VerdictView {
    role: VerdictRole;
    sign: string;
    title: string;
    truth_role: TruthRole;
    truth: string;
    autopsy: string[];
  }

  export interface Stat {
    id: string;
    label: string;
    value: string;
    note: string;
  }

  export interface GaugeView {
    label: string;
    value: number;
    mark: number;
    text: string;
  }

  export interface NoticeView {
    role: NoticeRole;
    text: string;
  }

  export interface SettingsView {
    label: string;
    m: Field;
    k: Field;
    scheme: Choice;
    scheme_rule: string;
    key: Field;
    key_shown: boolean;
    preset: Choice;
  }

  export interface CodeView {
    toggle: Action;
    shown: boolean;
    language: Choice;
    language_id: string;
    label: string;
    lines: string[];
    missing: string;
    lit: number[];
    lit_summary: string;
    copy_label: string;
    copy_note: string;
  }

  export interface SeeView {
    label: string;
    word: WordView;
    badges: Badge[];
    array: ArrayView;
    members: ChipGroup;
    suggestions: ChipGroup[];
    entry: EntryView;
    transport: TransportView;
    sentence: string;
    working: string;
    probes_summary: string;
    verdict: VerdictView;
    code: CodeView;
    notice: NoticeView;
    find_false_positive: Action;
    add_from_list: Action;
    undo: Action;
    redo: Action;
    reset: Action;
    tune_filter: Action;
    stats: Stat[];
    gauge: GaugeView;
    why: string;
    settings: SettingsView;
  }

  export interface QuantityView {
    id: SettingName;
    letter: string;
    field: Field;
    has_slider: boolean;
    position: number;
    spoken: string;
    solved: boolean;
    state: string;
    less: Action;
    more: Action;
  }

  export interface AxisTick {
    at: number;
    label: string;
  }

  export interface Axis {
    label: string;
    ticks: AxisTick[];
  }

  export interface Marker {
    role: MarkerRole;
    label: string;
  }

  export interface Panel {
    vertical: Axis;
    markers: Marker[];
  }

  export interface Bar {
    role: SeriesRole;
    label: string;
    value: string;
    has_interval: boolean;
    low: number;
    high: number;
  }

  export interface TableView {
    caption: string;
    columns: string[];
    rows: string[][];
  }

  export interface CrosshairView {
    shown: boolean;
    x: number;
    text: string;
  }

  export interface ChartView {
    id: string;
    title: string;
    summary: string;
    horizontal: Axis;
    panels: Panel[];
    bars: Bar[];
    references: Marker[];
    crosshair: CrosshairView;
    table_shown: boolean;
    toggle_table: Action;
    table: TableView;
    export_label: string;
    export_csv_label: string;
    export_svg_label: string;
    export_png_label: string;
  }

  export interface WorthView {
    title: string;
    inputs: QuantityView[];
    sentence: string;
    stats: Stat[];
  }

  export interface ProgressView {
    shown: boolean;
    label: string;
    share: number;
  }

  export interface Finding {
    label: string;
    text: string;
  }

  export interface CheckView {
    title: string;
    intro: string;
    run: Action;
    cancel: Action;
    progress: ProgressView;
    status: string;
    chart_shown: boolean;
    chart: ChartView;
    findings: Finding[];
  }

  export interface TuneView {
    label: string;
    solve_for: Choice;
    sizing: Choice;
    quantities: QuantityView[];
    notice: NoticeView;
    result: Stat[];
    sentence: string;
    alternatives: TableView;
    scale: Choice;
    charts: ChartView[];
    actual: QuantityView;
    item_bytes: QuantityView;
    worth: WorthView;
    check: CheckView;
    undo: Action;
    redo: Action;
    reset: Action;
    see_filter: Action;
  }

  export interface ProgressView {
    shown: boolean;
    label: string;
    share: number;
  }

  export interface MapView {
    shown: boolean;
    columns: number;
    rows: number;
    cells: number;
    title: string;
    caption: string;
    lightest: string;
    darkest: string;
    note: string;
    revision: number;
    zoom_in: Action;
    zoom_out: Action;
    back: Action;
    forward: Action;
    whole: Action;
  }

  export interface ListReportView {
    title: string;
    stats: Stat[];
    left_out: string;
    error: string;
  }

  export interface OpenerView {
    label: string;
    hint: string;
    enabled: boolean;
  }

  export interface ListsView {
    title: string;
    intro: string;
    drop_hint: string;
    open_members: OpenerView;
    open_non_members: OpenerView;
    cancel: Action;
    chunk_bytes: number;
    progress: ProgressView;
    status: string;
    notice: NoticeView;
    reports: ListReportView[];
    sentence: string;
    result: Stat[];
  }

  export interface MeasureView {
    label: string;
    solve_for: Choice;
    quantities: QuantityView[];
    scheme: Choice;
    scheme_rule: string;
    inputs: QuantityView[];
    checkpoints: Choice;
    plan: string;
    refusal: string;
    run: Action;
    pause: Action;
    cancel: Action;
    progress: ProgressView;
    status: string;
    notice: NoticeView;
    has_result: boolean;
    sentence: string;
    result: Stat[];
    method: string;
    charts: ChartView[];
    export_label: string;
    export_csv_label: string;
    link_label: string;
    link: string;
    map: MapView;
    lists: ListsView;
    undo: Action;
    redo: Action;
    reset: Action;
  }

  /** Which parts a face shows. */
  export interface PartsView {
    tabs: boolean;
    words: boolean;
    transport: boolean;
    members: boolean;
    statistics: boolean;
    settings: boolean;
    search: boolean;
    history: boolean;
    code: boolean;
    charts: boolean;
    embed: boolean;
  }

  export interface Check {
    label: string;
    checked: boolean;
    command: CommandLine;
  }

  export interface CheckGroup {
    label: string;
    checks: Check[];
  }

  export interface EmbedOutput {
    id: string;
    label: string;
    text: string;
    copy_label: string;
    copy_note: string;
  }

  /** While it is not shown, nothing but that is there. */
  export interface EmbedView {
    shown: boolean;
    title: string;
    intro: string;
    groups: CheckGroup[];
    theme: Choice;
    problem: string;
    outputs: EmbedOutput[];
    notes: string[];
    close: Action;
  }

  /** Of the screens, only the one that is shown is there. */
  export interface ViewState {
    title: string;
    screens: Choice;
    live: string;
    slice_ms: number;
    link_problems: string[];
    /** There while there are problems. */
    dismiss?: Action;
    parts: PartsView;
    embed_action: Action;
    embed: EmbedView;
    see?: SeeView;
    tune?: TuneView;
    measure?: MeasureView;
  }

  export interface Point {
    x: number;
    y: number;
  }

  export interface Box extends Point {
    width: number;
    height: number;
  }

  export interface Curve {
    from: Point;
    control_1: Point;
    control_2: Point;
    to: Point;
  }

  export interface ProbeLine {
    badge: number;
    role: ProbeRole;
    curves: Curve[];
  }

  export interface CellLabel {
    position: number;
    anchor: Point;
    width: number;
    lines: string[];
    on_tag: boolean;
    tag: Box;
  }

  export interface FigureLayout {
    width: number;
    height: number;
    badge_font: number;
    digit_font: number;
    index_font: number;
    label_font: number;
    columns: number;
    cell: number;
    first: Point;
    pitch: Point;
    index_drop: number;
    badges: Box[];
    lines: ProbeLine[];
    labels: CellLabel[];
  }

  export interface PlacedText {
    at: Point;
    anchor: 'start' | 'middle' | 'end';
    text: string;
  }

  export interface PlacedTick {
    from: Point;
    to: Point;
    label: PlacedText;
  }

  export interface PlacedSeries {
    role: SeriesRole;
    points: Point[];
  }

  export interface PlacedMarker {
    role: MarkerRole;
    from: Point;
    to: Point;
    label: PlacedText;
  }

  export interface PlacedPanel {
    plot: Box;
    axis_label: PlacedText;
    ticks: PlacedTick[];
    series: PlacedSeries[];
    markers: PlacedMarker[];
  }

  export interface PlacedBar {
    role: SeriesRole;
    box: Box;
    label: PlacedText;
    value: PlacedText;
    has_interval: boolean;
    low: Point;
    high: Point;
  }

  export interface ChartLayout {
    width: number;
    height: number;
    font: number;
    panels: PlacedPanel[];
    horizontal_ticks: PlacedTick[];
    horizontal_label: PlacedText;
    bars: PlacedBar[];
    references: PlacedMarker[];
    has_crosshair: boolean;
    crosshair_from: Point;
    crosshair_to: Point;
    crosshair_dot: Point;
  }

  export type DirectionName = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

  /** Settings whose value is typed. */
  export type SettingName =
    | 'm'
    | 'k'
    | 'key'
    | 'n'
    | 'p'
    | 'actual'
    | 'item'
    | 'lookup'
    | 'probe'
    | 'absent'
    | 'queries'
    | 'seed'
    | 'filters';

  /** A playground in the module's memory. */
  export type Handle = number;

  /** The functions of bindings.cpp, where they are explained. */
  export interface CoreExports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    given_text(units: number): number;
    answer_start(): number;
    answer_length(): number;
    open_playground(): Handle;
    close_playground(playground: Handle): void;
    run(playground: Handle): void;
    run_with_text(playground: Handle, line_units: number): void;
    advance(playground: Handle, budget_ms: number): number;
    finish(playground: Handle): void;
    view(playground: Handle): void;
    session(playground: Handle): void;
    link(playground: Handle): void;
    figure(playground: Handle, width: number): void;
    figure_cell_at(playground: Handle, x: number, y: number): number;
    figure_cell_beside(playground: Handle, position: number, direction: number): number;
    chart(playground: Handle, width: number): void;
    chart_place(playground: Handle, x: number): number;
    chart_csv(playground: Handle): void;
    results_csv(playground: Handle): void;
    open_list(playground: Handle, kind: number, bytes: number): number;
    given_bytes(size: number): number;
    give_list(playground: Handle): number;
    end_list(playground: Handle): void;
    fail_list(playground: Handle, problem: number): void;
    density_cells(playground: Handle, first: number): void;
  }

  /** The core's WebAssembly: LZMA in base64, and how many bytes it unpacks to. */
  const packed: { bytes: string; size: number };
  export default packed;
}
