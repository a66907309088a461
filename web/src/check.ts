import type { ChartLayout, CheckView } from 'bloom-core';
import { html, nothing } from 'lit';
import { chart, type ChartIntents } from './chart.js';
import { actionButton, progressBar, type Intents } from './controls.js';
import type { Saved } from './save.js';

const path = 'tune.check';

const findings = (check: CheckView) => html`
  <ul class="findings">
    ${check.findings.map(
      ({ label, text }, index) => html`
        <li>
          <strong data-view="${path}.findings.${index}.label">${label}</strong>
          <span data-view="${path}.findings.${index}.text">${text}</span>
        </li>
      `,
    )}
  </ul>
`;

/** Whether the schemes keep the rate: a measurement to start, to watch and to stop. */
export const schemeCheck = (
  check: CheckView,
  layout: ChartLayout | undefined,
  saved: Saved | undefined,
  intents: Intents & ChartIntents,
) => html`
  <section class="check" aria-labelledby="${path}.title">
    <h2 class="heading" id="${path}.title" data-view="${path}.title">${check.title}</h2>
    <p class="sentence" data-view="${path}.intro">${check.intro}</p>
    <div class="check-tools">
      ${actionButton(`${path}.run`, check.run, intents, 'first')}
      ${actionButton(`${path}.cancel`, check.cancel, intents)}
      ${progressBar(`${path}.progress`, check.progress)}
      <p class="check-status" data-view="${path}.status">${check.status}</p>
    </div>
    ${
      check.chart_shown
        ? html`${chart(`${path}.chart`, check.chart, layout, saved, intents)} ${findings(check)}`
        : nothing
    }
  </section>
`;
