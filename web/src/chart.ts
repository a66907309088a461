import type {
  AxisTick,
  ChartLayout,
  ChartView,
  MarkerRole,
  PlacedBar,
  PlacedMarker,
  PlacedPanel,
  PlacedSeries,
  PlacedText,
  PlacedTick,
  Panel,
  Point,
} from 'bloom-core';
import { html, nothing, svg } from 'lit';
import { actionButton, type Intents } from './controls.js';
import type { SaveFormat, Saved } from './save.js';
import { savedHere } from './saved.js';
import { table } from './table.js';
import { theme } from './theme.js';

/** What a chart asks for besides commands. */
export interface ChartIntents {
  aim(chart: string, event: PointerEvent): void;
  save(chart: ChartView, format: SaveFormat): void;
}

const round = (value: number) => Math.round(value * 100) / 100;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

const circlePath = ({ x, y }: Point, radius: number) =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0` +
  `a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const diamondPath = ({ x, y }: Point, reach: number) =>
  `M${round(x - reach)} ${round(y)}l${reach} ${-reach}l${reach} ${reach}l${-reach} ${reach}z`;

const squarePath = ({ x, y }: Point, reach: number) =>
  `M${round(x - reach)} ${round(y - reach)}h${2 * reach}v${2 * reach}h${-2 * reach}z`;

const linePath = (from: Point, to: Point) => `M${at(from)}L${at(to)}`;

/** The shape of a marker, beside its colour: each kind of dot has its own. */
const markerPath: Record<MarkerRole, (marker: PlacedMarker) => string> = {
  here: ({ from }) => circlePath(from, 6),
  designed: ({ from }) => squarePath(from, 5),
  actual: ({ from }) => diamondPath(from, 7),
  example: ({ from }) => circlePath(from, 3.5),
  best: ({ from, to }) => linePath(from, to),
  target: ({ from, to }) => linePath(from, to),
  half: ({ from, to }) => linePath(from, to),
  formula: ({ from, to }) => linePath(from, to),
  expected: ({ from, to }) => linePath(from, to),
  by_fill: ({ from, to }) => linePath(from, to),
};

/**
 * A text where the layout put it. Where the layout found no room for it, it is the title of what it
 * names: there for a pointer that rests, and for whoever looks the words up.
 */
function text(path: string, placed: PlacedText, full: string, font: number, className: string) {
  if (full === '') return nothing;
  if (placed.text === '') return svg`<title data-view=${path}>${full}</title>`;
  return svg`<text class=${className} font-size=${font} text-anchor=${placed.anchor}
    x=${round(placed.at.x)} y=${round(placed.at.y)} data-view=${path}>${full}</text>`;
}

const ticks = (path: string, placed: PlacedTick[], named: AxisTick[], font: number, className: string) =>
  placed.map(
    (tick, index) => svg`<g>
      <path class=${className} d=${linePath(tick.from, tick.to)}/>
      ${text(`${path}.${index}.label`, tick.label, named[index]?.label ?? '', font, 'tick-label')}
    </g>`,
  );

/** A curve, or the outline of an area, as one line; or points as dots. */
const series = ({ role, points }: PlacedSeries) =>
  svg`<path class="series ${theme.series[role]}" d=${
    role === 'whole_numbers' || role === 'sampled'
      ? points.map((point) => circlePath(point, 3)).join('')
      : points.map((point, index) => (index === 0 ? 'M' : 'L') + at(point)).join('')
  }/>`;

const marker = (path: string, placed: PlacedMarker, label: string, font: number) =>
  svg`<g class="marker ${theme.marker[placed.role]}">
    <path class="marker-shape" d=${markerPath[placed.role](placed)}/>
    ${text(`${path}.label`, placed.label, label, font, 'marker-label')}
  </g>`;

function panel(path: string, placed: PlacedPanel, named: Panel, font: number) {
  return svg`<g>
    ${text(`${path}.vertical.label`, placed.axis_label, named.vertical.label, font, 'axis-label')}
    ${ticks(`${path}.vertical.ticks`, placed.ticks, named.vertical.ticks, font, 'grid')}
    <path class="base" d=${linePath(
      { x: placed.plot.x, y: placed.plot.y + placed.plot.height },
      { x: placed.plot.x + placed.plot.width, y: placed.plot.y + placed.plot.height },
    )}/>
    ${placed.series.map(series)}
    ${placed.markers.map((one, index) =>
      marker(`${path}.markers.${index}`, one, named.markers[index]?.label ?? '', font),
    )}
  </g>`;
}

/** A short line outwards, under the base of the plot. */
const outwards = (tick: PlacedTick): PlacedTick => ({
  ...tick,
  from: tick.to,
  to: { x: tick.to.x, y: tick.to.y + 4 },
});

const bars = (path: string, view: ChartView, layout: ChartLayout) =>
  layout.bars.map(
    ({ role, box, label, value }, index) => svg`<g>
      ${text(`${path}.bars.${index}.label`, label, view.bars[index]?.label ?? '', layout.font, 'bar-label')}
      ${text(`${path}.bars.${index}.value`, value, view.bars[index]?.value ?? '', layout.font, 'bar-value')}
      ${
        box.width > 0
          ? svg`<path class="series ${theme.series[role]}"
              d="M${at(box)}h${round(box.width)}v${round(box.height)}h${round(-box.width)}z"/>`
          : nothing
      }
    </g>`,
  );

/** Lines across the bars; the first ones bear the names. */
const references = (path: string, view: ChartView, layout: ChartLayout) =>
  layout.references.map((placed, index) =>
    marker(`${path}.references.${index}`, placed, view.references[index]?.label ?? '', layout.font),
  );

/** The interval of a bar's length, with a short line across each end. */
const whisker = ({ low, high }: PlacedBar) =>
  svg`<path class="whisker" d="${linePath(low, high)}${[low, high]
    .map(({ x, y }) => `M${round(x)} ${round(y - 3)}v6`)
    .join('')}"/>`;

const crosshair = (layout: ChartLayout) =>
  layout.has_crosshair
    ? svg`<g class="crosshair">
        <path class="crosshair-line" d=${linePath(layout.crosshair_from, layout.crosshair_to)}/>
        <path class="crosshair-dot" d=${circlePath(layout.crosshair_dot, 5)}/>
      </g>`
    : nothing;

const drawing = (path: string, view: ChartView, layout: ChartLayout) => svg`
  <svg viewBox="0 0 ${round(layout.width)} ${round(layout.height)}" aria-hidden="true">
    ${layout.panels.map((placed, index) => {
      const named = view.panels[index];
      return named ? panel(`${path}.panels.${index}`, placed, named, layout.font) : nothing;
    })}
    ${ticks(`${path}.horizontal.ticks`, layout.horizontal_ticks.map(outwards), view.horizontal.ticks, layout.font, 'base')}
    ${text(`${path}.horizontal.label`, layout.horizontal_label, view.horizontal.label, layout.font, 'axis-label')}
    ${bars(path, view, layout)}
    ${references(path, view, layout)}
    ${layout.bars.filter((bar) => bar.has_interval).map(whisker)}
    ${crosshair(layout)}
  </svg>
`;

const aims: Record<string, string> = {
  ArrowLeft: 'previous',
  ArrowDown: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'next',
  Home: '0',
  End: '1',
  Escape: 'none',
};

function walk(event: KeyboardEvent, { id, crosshair }: ChartView, intents: Intents): void {
  const aim = aims[event.key];
  if (!aim || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (aim === 'none' && !crosshair.shown) return;
  event.preventDefault();
  intents.run(`aim ${id} ${aim}`);
}

/**
 * A chart of curves is read with a crosshair: for the keyboard and for screen readers that is a
 * slider along the horizontal axis, whose value is what stands under the crosshair.
 */
function reading(path: string, view: ChartView, layout: ChartLayout | undefined, intents: Intents & ChartIntents) {
  const drawn = layout ? drawing(path, view, layout) : nothing;
  if (view.panels.length === 0) {
    return html`<div class="drawing" data-chart=${view.id}>${drawn}</div>`;
  }
  const aim = (event: PointerEvent) => intents.aim(view.id, event);
  return html`
    <div
      class="drawing readable"
      data-chart=${view.id}
      role="slider"
      tabindex="0"
      aria-labelledby="${path}.title"
      aria-describedby="${path}.summary"
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${Math.round(view.crosshair.shown ? view.crosshair.x * 100 : 0)}
      aria-valuetext=${view.crosshair.text}
      @keydown=${(event: KeyboardEvent) => walk(event, view, intents)}
      @pointerdown=${aim}
      @pointermove=${aim}
      @pointerleave=${(event: PointerEvent) => {
        if (event.pointerType === 'mouse') intents.run(`aim ${view.id} none`);
      }}
    >${drawn}</div>
    <p class="crosshair-text ${view.crosshair.shown ? '' : 'help'}" data-view="${path}.crosshair.text">${view.crosshair.text}</p>
  `;
}

function saving(path: string, view: ChartView, saved: Saved | undefined, intents: ChartIntents) {
  const button = (format: SaveFormat, label: string) => html`
    <button
      type="button"
      class="quiet"
      data-view="${path}.export_${format}_label"
      @click=${() => intents.save(view, format)}
    >${label}</button>
  `;
  return html`
    <div class="save" role="group" aria-labelledby="${path}.export">
      <span class="label" id="${path}.export" data-view="${path}.export_label">${view.export_label}</span>
      ${button('csv', view.export_csv_label)}${button('svg', view.export_svg_label)}${button('png', view.export_png_label)}
    </div>
    ${savedHere(saved, view.id, `${path}.export`)}
  `;
}

/**
 * A chart: its drawing or the same in digits, a sentence about it, and ways to take it along.
 * `control` is what changes how it is drawn, and stands beside its title.
 */
export const chart = (
  path: string,
  view: ChartView,
  layout: ChartLayout | undefined,
  saved: Saved | undefined,
  intents: Intents & ChartIntents,
  control: unknown = nothing,
) => html`
  <section class="chart chart-${view.id}" aria-labelledby="${path}.title">
    <div class="chart-head">
      <h2 class="heading" id="${path}.title" data-view="${path}.title">${view.title}</h2>
      ${control}
    </div>
    ${reading(path, view, layout, intents)}
    <p class="summary" id="${path}.summary" data-view="${path}.summary">${view.summary}</p>
    <div class="chart-tools">
      ${actionButton(`${path}.toggle_table`, view.toggle_table, intents, 'quiet')}
      ${saving(path, view, saved, intents)}
    </div>
    ${view.table_shown ? table(`${path}.table`, view.table) : html`<span hidden data-view="${path}.table.caption">${view.table.caption}</span>`}
  </section>
`;
