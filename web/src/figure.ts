import type {
  ArrayView,
  Badge,
  Box,
  CellLabel,
  CellMark,
  FigureLayout,
  ProbeLine,
  SeeView,
} from 'bloom-core';
import { html, nothing, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import { theme } from './theme.js';

/** What the bit array asks for; the element carries it out. */
export interface FigureIntents {
  walk(event: KeyboardEvent): void;
  point(event: MouseEvent): void;
}

/** From a line's foot to the middle of its digits, as a share of the text size. */
const digitRise = 0.35;
const labelLeading = 1.18;
/** A badge's second line, as a share of its first. */
const noteSize = 0.79;

const round = (value: number) => Math.round(value * 100) / 100;

/** A closed square with round corners, as a piece of a path. */
function squarePath(x: number, y: number, side: number, radius: number): string {
  if (radius === 0) return `M${round(x)} ${round(y)}h${side}v${side}h${-side}z`;
  const edge = round(side - 2 * radius);
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${round(x + radius)} ${round(y)}h${edge}${corner(radius, radius)}v${edge}` +
    `${corner(-radius, radius)}h${-edge}${corner(-radius, -radius)}v${-edge}${corner(radius, -radius)}z`
  );
}

/** A closed box with cut corners: the shape of the stop sign, for the 0 at which a query stops. */
function octagonPath({ x, y, width, height }: Box, cut: number): string {
  const across = round(width - 2 * cut);
  const down = round(height - 2 * cut);
  return (
    `M${round(x + cut)} ${round(y)}h${across}l${cut} ${cut}v${down}l${-cut} ${cut}` +
    `h${-across}l${-cut} ${-cut}v${-down}z`
  );
}

const cornerRadius = (layout: FigureLayout) => (layout.cell < 12 ? 0 : round(layout.cell / 8));

function cellCorner(layout: FigureLayout, position: number) {
  return {
    x: layout.first.x + (position % layout.columns) * layout.pitch.x,
    y: layout.first.y + Math.floor(position / layout.columns) * layout.pitch.y,
  };
}

/**
 * One row of cells as four nodes, however many cells: the clear squares, the set ones, and their
 * digits, each placed by a list of x. Only a row whose bits change is drawn anew.
 */
function cellRow(layout: FigureLayout, row: number, bits: string) {
  const { cell, pitch, digit_font: font } = layout;
  const radius = cornerRadius(layout);
  const outline = cell < 12 ? 0.75 : 1;
  const { x: left, y: top } = cellCorner(layout, row * layout.columns);
  const squares: Record<string, string> = { '0': '', '1': '' };
  const places: Record<string, number[]> = { '0': [], '1': [] };
  for (let column = 0; column < bits.length; ++column) {
    const bit = bits[column]!;
    const x = left + column * pitch.x;
    const inset = bit === '0' ? outline / 2 : 0;
    squares[bit] += squarePath(x + inset, top + inset, cell - 2 * inset, radius && round(radius - inset));
    places[bit]!.push(round(x + cell / 2));
  }
  const digits = (bit: '0' | '1', className: string) =>
    font === 0 || places[bit]!.length === 0
      ? nothing
      : svg`<text class="digit ${className}" font-size=${font}
          x=${places[bit]!.join(' ')} y=${round(top + cell / 2 + font * digitRise)}
        >${bit.repeat(places[bit]!.length)}</text>`;
  return svg`
    <path class="cell-clear" stroke-width=${outline} d=${squares['0']!}/>
    <path class="cell-set" d=${squares['1']!}/>
    ${digits('0', 'digit-clear')}${digits('1', 'digit-set')}
  `;
}

function cells(layout: FigureLayout, bits: string, placement: string) {
  const rows: unknown[] = [];
  for (let start = 0, row = 0; start < bits.length; start += layout.columns, ++row) {
    const slice = bits.slice(start, start + layout.columns);
    rows.push(guard([placement, slice], () => cellRow(layout, row, slice)));
  }
  return rows;
}

function indices(layout: FigureLayout, count: number) {
  if (layout.index_font === 0) return nothing;
  return Array.from({ length: count }, (_, position) => {
    const { x, y } = cellCorner(layout, position);
    return svg`<text class="index" font-size=${layout.index_font}
      x=${round(x + layout.cell / 2)} y=${round(y + layout.cell + layout.index_drop)}>${position}</text>`;
  });
}

/** Whether a line comes in as a stroke of the pen: its dash is then counted in whole lines. */
const isDrawn = (line: ProbeLine) => line.role === 'current' || line.role === 'first_miss';

function probeLine(line: ProbeLine) {
  const [first] = line.curves;
  if (!first) return nothing;
  const path = line.curves.reduce(
    (drawn, { control_1: one, control_2: two, to }) =>
      `${drawn}C${round(one.x)} ${round(one.y)} ${round(two.x)} ${round(two.y)} ${round(to.x)} ${round(to.y)}`,
    `M${round(first.from.x)} ${round(first.from.y)}`,
  );
  return svg`<path class="probe-line ${theme.probe[line.role]}" pathLength=${isDrawn(line) ? 1 : nothing} d=${path}/>`;
}

/** How far a ring stands off its cell: within the space between cells, where they are large. */
const ringGap = ({ cell, pitch }: FigureLayout) => (cell < 12 ? 2 : Math.min(3, (pitch.x - cell) / 2));

/** The ring around a probed cell, on a ring of paper that keeps it off its neighbours. */
function ring(layout: FigureLayout, mark: CellMark) {
  const { x, y } = cellCorner(layout, mark.position);
  const gap = ringGap(layout);
  const side = layout.cell + 2 * gap;
  const path =
    mark.role === 'first_miss'
      ? octagonPath({ x: x - gap, y: y - gap, width: side, height: side }, round(side / 5))
      : squarePath(x - gap, y - gap, round(side), cornerRadius(layout) + 2);
  return svg`<g class="ring ${theme.probe[mark.role]} ${mark.changed ? 'ring-changed' : ''}">
    <path class="ring-ground" d=${path}/><path class="ring-line" d=${path}/>
  </g>`;
}

function inspectedRing(layout: FigureLayout, array: ArrayView) {
  if (!array.has_inspected) return nothing;
  const { x, y } = cellCorner(layout, array.inspected);
  // Outside the ring of a probe, where there is one.
  const isProbed = array.marks.some(({ position }) => position === array.inspected);
  const gap = ringGap(layout) + (isProbed ? 2.25 : 0);
  const path = squarePath(x - gap, y - gap, round(layout.cell + 2 * gap), cornerRadius(layout) + 3);
  return svg`<path class="inspected-ring" d=${path}/>`;
}

function ownersLabel(layout: FigureLayout, label: CellLabel) {
  const font = layout.label_font;
  const { tag } = label;
  return svg`<g class="owners">
    ${
      label.on_tag
        ? svg`<rect class="tag" x=${round(tag.x)} y=${round(tag.y)} rx="3"
            width=${round(tag.width)} height=${round(tag.height)}/>`
        : nothing
    }
    ${label.lines.map(
      (line, index) => svg`<text font-size=${font} x=${round(label.anchor.x)}
        y=${round(label.anchor.y + index * font * labelLeading)}>${line}</text>`,
    )}
  </g>`;
}

function badgeShape(layout: FigureLayout, badge: Badge, box: Box, index: number) {
  const path = `see.badges.${index}`;
  const font = layout.badge_font;
  const middle = round(box.x + box.width / 2);
  const labelFoot = box.y + (badge.note ? box.height * 0.43 : box.height / 2 + font * digitRise);
  const shape =
    badge.role === 'first_miss'
      ? svg`<path class="badge-shape" d=${octagonPath(box, round(box.height / 3.4))}/>`
      : svg`<rect class="badge-shape" x=${round(box.x)} y=${round(box.y)} rx=${round(box.height / 2)}
          width=${round(box.width)} height=${round(box.height)}/>`;
  return svg`<g class="badge ${theme.probe[badge.role]}">
    ${shape}
    <text class="badge-label" font-size=${font} x=${middle} y=${round(labelFoot)}
      data-view="${path}.label">${badge.label}</text>
    <text class="badge-note" font-size=${round(font * noteSize)} x=${middle} y=${round(box.y + box.height * 0.81)}
      data-view="${path}.note">${badge.note}</text>
  </g>`;
}

/** Everything of a layout on which the cells depend. */
const placementOf = (layout: FigureLayout, count: number) =>
  [count, layout.columns, layout.cell, layout.first.x, layout.first.y, layout.pitch.x, layout.pitch.y,
    layout.digit_font, layout.index_font, layout.index_drop].join();

/** The figure's drawing alone: the page shows it, the build writes it out as a file. */
export function drawing(see: SeeView, layout: FigureLayout) {
  const { array } = see;
  const placement = placementOf(layout, array.bits.length);
  return svg`
    <svg viewBox="0 0 ${round(layout.width)} ${round(layout.height)}" aria-hidden="true">
      ${repeat(layout.lines, (line) => line.badge, probeLine)}
      <g>${cells(layout, array.bits, placement)}</g>
      <g>${guard([placement], () => indices(layout, array.bits.length))}</g>
      <g>${repeat(array.marks, (mark) => mark.position, (mark) => ring(layout, mark))}</g>
      ${inspectedRing(layout, array)}
      <g>${layout.labels.map((label) => ownersLabel(layout, label))}</g>
      <g>${see.badges.map((badge, index) => {
        const box = layout.badges[index];
        return box ? badgeShape(layout, badge, box, index) : nothing;
      })}</g>
    </svg>
  `;
}

/**
 * The bit array as a list box of which only the inspected cell is in the tree: its neighbours are
 * reached by the arrow keys, and a screen reader hears the cell's sentence wherever it goes.
 */
export function figure(see: SeeView, layout: FigureLayout | undefined, intents: FigureIntents) {
  const { array } = see;
  const cellId = `cell-${array.inspected}`;
  return html`
    <ol class="unseen">
      ${see.badges.map(
        (badge, index) =>
          html`<li data-view="see.badges.${index}.description">${badge.description}</li>`,
      )}
    </ol>
    <div
      class="figure"
      role="listbox"
      tabindex="0"
      aria-label=${array.label}
      data-view="see.array.label"
      aria-describedby="see.array.summary"
      aria-activedescendant=${array.has_inspected ? cellId : nothing}
      @keydown=${intents.walk}
      @click=${intents.point}
    >
      ${layout ? drawing(see, layout) : nothing}
      ${
        array.has_inspected
          ? keyed(
              array.inspected,
              html`<div
                class="unseen"
                role="option"
                id=${cellId}
                aria-selected="true"
                aria-posinset=${array.inspected + 1}
                aria-setsize=${array.bits.length}
              >${array.inspection}</div>`,
            )
          : nothing
      }
    </div>
  `;
}
