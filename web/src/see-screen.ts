import type { FigureLayout, GaugeView, PartsView, SeeView, VerdictView } from 'bloom-core';
import { html, nothing } from 'lit';
import { codePanel } from './code-panel.js';
import {
  actionButton,
  chipGroup,
  choice,
  entryButton,
  entryField,
  helpAndError,
  history,
  iconButton,
  settingField,
  shown,
  shownWord,
  stat,
  type Intents,
} from './controls.js';
import { figure, type FigureIntents } from './figure.js';
import { icons } from './icons.js';
import { styled } from './styled.js';
import { theme } from './theme.js';

const wordInQuestion = ({ word }: SeeView, intents: Intents) => html`
  <div class="word">
    <p>
      ${shown('see.word.kind', word.kind, 'label')}
      <strong>${shownWord('see.word.word', word.word)}</strong>
    </p>
    ${actionButton('see.word.toggle_bytes', word.toggle_bytes, intents, 'quiet')}
    ${word.bytes_shown ? shown('see.word.bytes', word.bytes, 'bytes') : nothing}
  </div>
`;

const chips = ({ members, suggestions }: SeeView, parts: PartsView, intents: Intents) => html`
  <div class="chips">
    ${parts.members ? chipGroup('see.members', members, intents) : nothing}
    ${
      parts.words
        ? suggestions.map((group, index) => chipGroup(`see.suggestions.${index}`, group, intents))
        : nothing
    }
  </div>
`;

const entry = ({ entry }: SeeView, intents: Intents) => {
  const submit = () => {
    if (entry.query.enabled) intents.run(entry.query.command);
  };
  return html`
    <div class="ask">
      ${entryField('see.entry.field', entry.field, submit, intents)}
      ${entryButton('see.entry.add', entry.add, intents, 'second')}
      ${entryButton('see.entry.query', entry.query, intents, 'first')}
      <div class="beneath">${helpAndError('see.entry.field', entry.field)}</div>
    </div>
  `;
};

const transport = ({ transport }: SeeView, intents: Intents) => {
  const path = 'see.transport';
  return html`
    <div class="transport" role="group" aria-label=${transport.label} data-view="${path}.label"
      aria-describedby="${path}.keys_help">
      ${iconButton(`${path}.to_start`, transport.to_start, icons.toStart, intents)}
      ${iconButton(`${path}.back`, transport.back, icons.back, intents)}
      ${iconButton(`${path}.play`, transport.play, transport.playing ? icons.pause : icons.play, intents, 'icon play')}
      ${iconButton(`${path}.forward`, transport.forward, icons.forward, intents)}
      ${iconButton(`${path}.to_end`, transport.to_end, icons.toEnd, intents)}
      ${choice(`${path}.speed`, transport.speed, intents)}
      <p class="help keys" id="${path}.keys_help" data-view="${path}.keys_help"
        >${transport.keys_help}</p>
    </div>
  `;
};

const step = ({ transport, sentence, working, probes_summary }: SeeView) => html`
  <div class="step">
    <p class="label">
      ${shown('see.transport.progress', transport.progress)}
      ${shown('see.probes_summary', probes_summary)}
    </p>
    <p class="sentence" data-view="see.sentence">${sentence}</p>
    <p class="working" data-view="see.working">${working}</p>
  </div>
`;

/** Probes whose lines in the verdict have their room before there is a verdict. */
const mostProbesWithRoom = 4;

const verdict = (view: VerdictView, probes: number) => html`
  <div
    part="verdict"
    class="verdict ${theme.verdict[view.role]}"
    ${styled({ '--probes': String(Math.min(probes, mostProbesWithRoom)) })}
  >
    <p class="verdict-title">
      ${shown('see.verdict.sign', view.sign, 'verdict-sign')}
      ${shown('see.verdict.title', view.title)}
    </p>
    <p class=${theme.truth[view.truth_role]} data-view="see.verdict.truth">${view.truth}</p>
    <ul>
      ${view.autopsy.map(
        (line, index) => html`<li data-view="see.verdict.autopsy.${index}">${line}</li>`,
      )}
    </ul>
  </div>
`;

const percent = (share: number) => `${share * 100}%`;

const gauge = (view: GaugeView) => html`
  <div class="gauge">
    <dt data-view="see.gauge.label">${view.label}</dt>
    <dd>
      <div
        class="gauge-bar"
        role="meter"
        aria-label=${view.label}
        aria-valuemin="0"
        aria-valuemax="1"
        aria-valuenow=${view.value}
        aria-valuetext=${view.text}
      >
        <div class="gauge-fill" ${styled({ width: percent(view.value) })}></div>
        <div class="gauge-mark" ${styled({ left: percent(view.mark) })}></div>
      </div>
    </dd>
    <dd class="note" data-view="see.gauge.text">${view.text}</dd>
  </div>
`;

const settings = ({ settings }: SeeView, intents: Intents) => {
  const path = 'see.settings';
  return html`
    <div class="settings" role="group" aria-labelledby="${path}.label">
      <p class="heading" id="${path}.label" data-view="${path}.label">${settings.label}</p>
      <div class="settings-grid">
        <div>${choice(`${path}.preset`, settings.preset, intents)}</div>
        <div>
          ${choice(`${path}.scheme`, settings.scheme, intents)}
          ${shown(`${path}.scheme_rule`, settings.scheme_rule, 'help')}
        </div>
        <div>${settingField(`${path}.m`, settings.m, 'm', intents)}</div>
        <div>${settingField(`${path}.k`, settings.k, 'k', intents)}</div>
        ${
          settings.key_shown
            ? html`<div>${settingField(`${path}.key`, settings.key, 'key', intents)}</div>`
            : nothing
        }
      </div>
    </div>
  `;
};

const tools = (see: SeeView, parts: PartsView, intents: Intents) => html`
  <div class="tools">
    <div>
      ${parts.search ? actionButton('see.find_false_positive', see.find_false_positive, intents) : nothing}
      ${parts.search ? actionButton('see.add_from_list', see.add_from_list, intents) : nothing}
      ${parts.tabs ? actionButton('see.tune_filter', see.tune_filter, intents) : nothing}
    </div>
    ${parts.history ? history('see', see, intents) : nothing}
  </div>
`;

const statistics = (see: SeeView) => html`
  <dl class="stats">${see.stats.map((value, index) => stat(`see.stats.${index}`, value))}${gauge(see.gauge)}</dl>
  <p class="why" data-view="see.why">${see.why}</p>
`;

/** The visualizer, in the order in which it is read. */
export function seeScreen(
  see: SeeView,
  parts: PartsView,
  layout: FigureLayout | undefined,
  intents: Intents & FigureIntents,
) {
  return html`
    <div class="screen see" part="screen" id="screen" role="tabpanel" tabindex="-1" aria-label=${see.label} data-view="see.label">
      ${wordInQuestion(see, intents)}
      ${figure(see, layout, intents)}
      <p class="under-figure">
        <span id="see.array.summary" data-view="see.array.summary">${see.array.summary}</span>
        ${shown('see.array.inspection', see.array.inspection)}
      </p>
      ${chips(see, parts, intents)}
      <div class="act">
        ${parts.words ? entry(see, intents) : nothing}${parts.transport ? transport(see, intents) : nothing}
      </div>
      ${tools(see, parts, intents)}
      <p class="notice ${theme.notice[see.notice.role]}" data-view="see.notice.text">${see.notice.text}</p>
      <div class="answer">${step(see)}${verdict(see.verdict, see.badges.length)}</div>
      ${parts.code ? codePanel(see.code, intents) : nothing}
      ${parts.statistics ? statistics(see) : nothing}
      ${parts.settings ? settings(see, intents) : nothing}
    </div>
  `;
}
