import type { Action, Chip, ChipGroup, Choice, Field, ProgressView, SettingName, Stat } from 'bloom-core';
import { html, nothing, type SVGTemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { settled, typing } from './settled.js';
import { theme } from './theme.js';

/** What controls ask for; the element carries it out. */
export interface Intents {
  run(line: string): void;
  type(text: string): void;
  set(setting: SettingName, value: string): void;
}

/**
 * `data-view` names the field of the view that an element shows: as its value in an input, as its
 * accessible name where it has an aria-label, else as its text.
 */
export const shown = (path: string, text: string, className = '') =>
  html`<span class=${className || nothing} data-view=${path}>${text}</span>`;

/** A word or another text of the reader's, which brings its own direction. */
export const shownWord = (path: string, text: string) =>
  html`<bdi data-view=${path}>${text}</bdi>`;

/** ARIA writes Control where everybody else writes Ctrl. */
const ariaKeys = ({ keys }: Action) => keys.replaceAll('Ctrl', 'Control') || nothing;

const activate = (action: Action, intents: Intents) => () => {
  if (action.enabled) intents.run(action.command);
};

/**
 * A button that says what it does. Off, it keeps its place in the tab order: who has just undone
 * the last thing there was to undo is not thrown out of the row of buttons.
 */
export const actionButton = (path: string, action: Action, intents: Intents, className = '') => html`
  <button
    type="button"
    class=${className || nothing}
    data-view="${path}.label"
    title=${action.hint || nothing}
    aria-keyshortcuts=${ariaKeys(action)}
    aria-disabled=${action.enabled ? nothing : 'true'}
    @click=${activate(action, intents)}
  >${action.label}</button>
`;

export const iconButton = (
  path: string,
  action: Action,
  icon: SVGTemplateResult,
  intents: Intents,
  className = 'icon',
) => html`
  <button
    type="button"
    class=${className}
    data-view="${path}.label"
    aria-label=${action.label}
    title=${action.hint || action.label}
    aria-keyshortcuts=${ariaKeys(action)}
    aria-disabled=${action.enabled ? nothing : 'true'}
    @click=${activate(action, intents)}
  ><svg viewBox="0 0 20 20" aria-hidden="true">${icon}</svg></button>
`;

/** Back, forth, and back to the beginning. */
export const history = (
  path: string,
  { undo, redo, reset }: { undo: Action; redo: Action; reset: Action },
  intents: Intents,
) => html`
  <div class="history">
    ${actionButton(`${path}.undo`, undo, intents)}
    ${actionButton(`${path}.redo`, redo, intents)}
    ${actionButton(`${path}.reset`, reset, intents)}
  </div>
`;

/** A button beside the field that it depends on: off while there is nothing to do it with. */
export const entryButton = (path: string, action: Action, intents: Intents, className: string) => html`
  <button
    type="button"
    class=${className}
    data-view="${path}.label"
    title=${action.hint || nothing}
    aria-keyshortcuts=${ariaKeys(action)}
    ?disabled=${!action.enabled}
    @click=${activate(action, intents)}
  >${action.label}</button>
`;

export const choice = (path: string, value: Choice, intents: Intents) => {
  const change = (event: Event) => {
    const option = value.options[(event.target as HTMLSelectElement).selectedIndex];
    if (option) intents.run(option.command);
  };
  return html`
    <label class="choice">
      ${shown(`${path}.label`, value.label, 'label')}
      <select title=${value.help || nothing} ?disabled=${!value.enabled} @change=${change}>
        ${value.options.map(
          (option, index) => html`
            <option
              data-view="${path}.options.${index}.label"
              .selected=${live(option.selected)}
            >${option.label}</option>
          `,
        )}
      </select>
    </label>
    ${shown(`${path}.help`, value.help, 'help')}
  `;
};

/** One number with its name, within a list of them. */
export const stat = (path: string, { id, label, value, note }: Stat) => html`
  <div class="stat stat-${id}">
    <dt data-view="${path}.label">${label}</dt>
    <dd class="value" data-view="${path}.value">${value}</dd>
    <dd class="note" data-view="${path}.note">${note}</dd>
  </div>
`;

/** Takes its room whether it shows or not, so that nothing moves when the work begins or ends. */
export const progressBar = (path: string, { shown: isShown, label, share }: ProgressView) => html`
  <progress
    class=${isShown ? nothing : 'waiting'}
    max="1"
    .value=${share}
    aria-label=${label}
    data-view="${path}.label"
  ></progress>
`;

/** Ids of a field's help and error within the shadow root, for aria-describedby. */
export const describedBy = (path: string, field: Field) =>
  [field.help && `${path}.help`, field.error && `${path}.error`].filter(Boolean).join(' ') || nothing;

/** Under a field: its help, and why its text is refused. */
export const helpAndError = (path: string, field: Field) => html`
  <span class="help" id="${path}.help" data-view="${path}.help">${field.help}</span>
  <span class="error" id="${path}.error" data-view="${path}.error">${field.error}</span>
`;

/** The field that every keystroke is sent from; its help and error are placed by the caller. */
export const entryField = (path: string, field: Field, submit: () => void, intents: Intents) => html`
  <label class="entry">
    ${shown(`${path}.label`, field.label, 'label')}
    <input
      type="text"
      dir="auto"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      data-view="${path}.text"
      aria-describedby=${describedBy(path, field)}
      aria-invalid=${field.error ? 'true' : nothing}
      ?readonly=${!field.enabled}
      .value=${live(field.text)}
      @input=${(event: Event) => intents.type((event.target as HTMLInputElement).value)}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Enter' && !event.isComposing) submit();
      }}
    />
  </label>
`;

/** A field whose text counts when the reader is done with it; what is half typed is left alone. */
export const settingField = (
  path: string,
  field: Field,
  setting: SettingName,
  intents: Intents,
) => html`
  <label class="setting">
    ${shown(`${path}.label`, field.label, 'label')}
    <input
      type="text"
      inputmode=${setting === 'key' ? nothing : 'numeric'}
      autocomplete="off"
      spellcheck="false"
      data-view="${path}.text"
      aria-describedby=${describedBy(path, field)}
      aria-invalid=${field.error ? 'true' : nothing}
      ?readonly=${!field.enabled}
      .value=${settled(field.text)}
      @input=${typing.begun}
      @blur=${typing.done}
      @change=${(event: Event) => {
        typing.done(event);
        intents.set(setting, (event.target as HTMLInputElement).value);
      }}
    />
  </label>
  ${helpAndError(path, field)}
`;

const chip = (path: string, value: Chip, intents: Intents) => html`
  <button
    type="button"
    class="chip ${theme.chip[value.role]}"
    title=${value.hint || nothing}
    aria-current=${value.current ? 'true' : nothing}
    aria-disabled=${value.enabled ? nothing : 'true'}
    @click=${() => value.enabled && intents.run(value.command)}
  >${shownWord(`${path}.label`, value.label)}${
    value.sign ? shown(`${path}.sign`, value.sign, 'sign') : nothing
  }</button>
`;

export const chipGroup = (path: string, group: ChipGroup, intents: Intents) => html`
  <div class="chip-group" role="group" aria-labelledby=${path}>
    <span class="label" id=${path} data-view="${path}.label">${group.label}</span>
    ${group.chips.map((value, index) => chip(`${path}.chips.${index}`, value, intents))}
    ${group.more ? shown(`${path}.more`, group.more, 'label') : nothing}
  </div>
`;

