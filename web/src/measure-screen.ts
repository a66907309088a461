import type { ChartLayout, MeasureView, PartsView } from 'bloom-core';
import { html, nothing } from 'lit';
import { chart, type ChartIntents } from './chart.js';
import { actionButton, choice, history, progressBar, stat, type Intents } from './controls.js';
import { densityMap } from './density-map.js';
import type { MapGestures } from './map-gestures.js';
import { ownLists, type ListIntents } from './own-lists.js';
import { quantityControl } from './quantity.js';
import type { Saved } from './save.js';
import { savedHere } from './saved.js';
import { theme } from './theme.js';

/** What the screen asks for besides commands. */
export interface MeasureIntents extends Intents, ChartIntents, ListIntents {
  saveResults(): void;
  /** Not there where the page takes nothing from its address. */
  copyLink: (() => void) | undefined;
}

const settings = (measure: MeasureView, intents: Intents) => html`
  <div class="choices">
    <div>${choice('measure.solve_for', measure.solve_for, intents)}</div>
    <div>${choice('measure.scheme', measure.scheme, intents)}</div>
  </div>
  <p class="small rule" data-view="measure.scheme_rule">${measure.scheme_rule}</p>
  <div class="fields">
    ${measure.quantities.map((one, index) => quantityControl(`measure.quantities.${index}`, one, intents))}
  </div>
  <div class="fields">
    ${measure.inputs.map((one, index) => quantityControl(`measure.inputs.${index}`, one, intents))}
    <div class="beside-fields">${choice('measure.checkpoints', measure.checkpoints, intents)}</div>
  </div>
`;

const work = (measure: MeasureView, parts: PartsView, intents: Intents) => html`
  <div class="work">
    <div class="work-buttons">
      ${actionButton('measure.run', measure.run, intents, 'first')}
      ${actionButton('measure.pause', measure.pause, intents)}
      ${actionButton('measure.cancel', measure.cancel, intents)}
    </div>
    ${progressBar('measure.progress', measure.progress)}
    ${parts.history ? history('measure', measure, intents) : nothing}
    <p class="work-status">
      <span class="error" data-view="measure.refusal">${measure.refusal}</span>
      <span data-view="measure.status">${measure.status}</span>
    </p>
  </div>
  <p class="notice ${theme.notice[measure.notice.role]}" data-view="measure.notice.text">${measure.notice.text}</p>
`;

const saving = (measure: MeasureView, saved: Saved | undefined, intents: MeasureIntents) => html`
  <div class="save" role="group" aria-labelledby="measure.export">
    <span class="label" id="measure.export" data-view="measure.export_label">${measure.export_label}</span>
    <button
      type="button"
      class="quiet"
      data-view="measure.export_csv_label"
      @click=${intents.saveResults}
    >${measure.export_csv_label}</button>
    ${
      intents.copyLink
        ? html`<button
            type="button"
            class="quiet"
            id="measure.link"
            data-view="measure.link_label"
            @click=${intents.copyLink}
          >${measure.link_label}</button>`
        : nothing
    }
  </div>
  ${savedHere(saved, 'measurement', 'measure.export')} ${savedHere(saved, 'link', 'measure.link', 2)}
`;

const numbers = (measure: MeasureView, saved: Saved | undefined, intents: MeasureIntents) => html`
  <dl class="stats">${measure.result.map((value, index) => stat(`measure.result.${index}`, value))}</dl>
  <p class="small method" data-view="measure.method">${measure.method}</p>
  ${saving(measure, saved, intents)}
`;

const result = (
  measure: MeasureView,
  parts: PartsView,
  saved: Saved | undefined,
  intents: MeasureIntents,
) => html`
  <div class="measured" ?hidden=${!measure.has_result}>
    <p class="sentence measured-sentence" data-view="measure.sentence">${measure.sentence}</p>
    ${parts.statistics ? numbers(measure, saved, intents) : nothing}
  </div>
`;

/** The measurement, in the order in which it is done: what to measure, the run, what came of it. */
export function measureScreen(
  measure: MeasureView,
  parts: PartsView,
  layouts: ReadonlyMap<string, ChartLayout>,
  saved: Saved | undefined,
  gestures: MapGestures,
  intents: MeasureIntents,
) {
  const [first, ...others] = (parts.charts ? measure.charts : []).map((view, index) =>
    chart(`measure.charts.${index}`, view, layouts.get(view.id), saved, intents),
  );
  return html`
    <div class="screen measure" part="screen" id="screen" role="tabpanel" tabindex="-1" aria-label=${measure.label} data-view="measure.label">
      ${parts.settings ? settings(measure, intents) : nothing}
      <p class="sentence plan" data-view="measure.plan">${measure.plan}</p>
      ${work(measure, parts, intents)}
      ${result(measure, parts, saved, intents)}
      ${first ?? nothing}
      <div class="charts" ?hidden=${others.length === 0}>${others}</div>
      ${parts.charts ? densityMap(measure.map, gestures, intents) : nothing}
      ${parts.words ? ownLists(measure.lists, intents) : nothing}
    </div>
  `;
}
