import type { ChartLayout, PartsView, TuneView } from 'bloom-core';
import { html, nothing } from 'lit';
import { chart, type ChartIntents } from './chart.js';
import { schemeCheck } from './check.js';
import { actionButton, choice, history, stat, type Intents } from './controls.js';
import { quantityControl } from './quantity.js';
import type { Saved } from './save.js';
import { table } from './table.js';
import { theme } from './theme.js';

const settings = (tune: TuneView, intents: Intents) => html`
  <div class="choices">
    <div>${choice('tune.solve_for', tune.solve_for, intents)}</div>
    <div>${choice('tune.sizing', tune.sizing, intents)}</div>
  </div>
  <div class="quantities">
    ${tune.quantities.map((one, index) => quantityControl(`tune.quantities.${index}`, one, intents))}
  </div>
`;

const tools = (tune: TuneView, parts: PartsView, intents: Intents) => html`
  <div class="tools">
    <div>${parts.tabs ? actionButton('tune.see_filter', tune.see_filter, intents) : nothing}</div>
    ${parts.history ? history('tune', tune, intents) : nothing}
  </div>
`;

const result = (tune: TuneView) => html`
  <dl class="stats results">${tune.result.map((value, index) => stat(`tune.result.${index}`, value))}</dl>
  ${table('tune.alternatives', tune.alternatives, 'alternatives')}
`;

const worth = ({ worth }: TuneView, intents: Intents) => html`
  <section class="worth" aria-labelledby="tune.worth.title">
    <h2 class="heading" id="tune.worth.title" data-view="tune.worth.title">${worth.title}</h2>
    <div class="worth-inputs">
      ${worth.inputs.map((input, index) => quantityControl(`tune.worth.inputs.${index}`, input, intents))}
    </div>
    <p class="sentence" data-view="tune.worth.sentence">${worth.sentence}</p>
    <dl class="stats">${worth.stats.map((value, index) => stat(`tune.worth.stats.${index}`, value))}</dl>
  </section>
`;

/** The tuning, in the order in which it is read: the chart that a drag moves is next to the sliders. */
export function tuneScreen(
  tune: TuneView,
  parts: PartsView,
  layouts: ReadonlyMap<string, ChartLayout>,
  saved: Saved | undefined,
  intents: Intents & ChartIntents,
) {
  /** The quantity that belongs to a chart. */
  const beside: Record<string, unknown> = {
    n: quantityControl('tune.actual', tune.actual, intents),
    memory: quantityControl('tune.item_bytes', tune.item_bytes, intents),
  };
  const scale = html`<div class="scale">${choice('tune.scale', tune.scale, intents)}</div>`;
  const charts = (parts.charts ? tune.charts : []).map((view, index) => ({
    id: view.id,
    drawn: chart(
      `tune.charts.${index}`,
      view,
      layouts.get(view.id),
      saved,
      intents,
      index === 0 ? scale : nothing,
    ),
  }));
  const [first, ...others] = charts;
  return html`
    <div class="screen tune" part="screen" id="screen" role="tabpanel" tabindex="-1" aria-label=${tune.label} data-view="tune.label">
      ${parts.settings ? settings(tune, intents) : nothing}
      <p class="notice ${theme.notice[tune.notice.role]}" data-view="tune.notice.text">${tune.notice.text}</p>
      <p class="sentence tune-sentence" data-view="tune.sentence">${tune.sentence}</p>
      ${tools(tune, parts, intents)}
      ${first?.drawn ?? nothing}
      ${parts.statistics ? result(tune) : nothing}
      <div class="charts">
        ${others.map(({ id, drawn }) => html`<div class="with-chart">${drawn}${beside[id] ?? nothing}</div>`)}
      </div>
      ${parts.statistics ? worth(tune, intents) : nothing}
      ${parts.search ? schemeCheck(tune.check, layouts.get(tune.check.chart.id), saved, intents) : nothing}
    </div>
  `;
}
