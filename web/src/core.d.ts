/**
 * The core as the page sees it: the module that bindings.cpp makes, and the JSON it hands out.
 * The interfaces mirror presenter/view_state.hpp and presenter/figure_layout.hpp, where every field
 * is explained.
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
    notice: NoticeView;
    find_false_positive: Action;
    add_from_list: Action;
    undo: Action;
    redo: Action;
    reset: Action;
    stats: Stat[];
    gauge: GaugeView;
    why: string;
    settings: SettingsView;
  }

  export interface ViewState {
    title: string;
    live: string;
    see: SeeView;
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

  /** One playground. To be freed with `delete()` exactly once. */
  export interface PlaygroundHandle {
    run(line: string): string;
    type(text: string): void;
    set(setting: unknown, value: string): void;
    viewJson(): string;
    session(): string;
    layoutJson(width: number): string;
    cellAt(x: number, y: number): number;
    cellBeside(position: number, direction: unknown): number;
    delete(): void;
  }

  export type DirectionName = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

  /** Settings whose value is typed. */
  export type SettingName = 'm' | 'k' | 'key';

  export interface CoreModule {
    Playground: { new (): PlaygroundHandle; rolesJson(): string };
    Direction: Record<DirectionName, unknown>;
    Setting: Record<SettingName, unknown>;
  }

  export default function createBloomCore(options: {
    wasmBinary: Uint8Array;
    printErr?: (text: string) => void;
  }): Promise<CoreModule>;
}

declare module 'bloom-core-bytes' {
  /** The core's WebAssembly, deflated, in base64. */
  const bytes: string;
  export default bytes;
}
