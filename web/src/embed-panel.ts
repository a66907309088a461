import type { CheckGroup, EmbedOutput, EmbedView } from 'bloom-core';
import { html, nothing } from 'lit';
import { actionButton, choice, shown, type Intents } from './controls.js';

const groupOfChecks = ({ label, checks }: CheckGroup, index: number, intents: Intents) => {
  const path = `embed.groups.${index}`;
  return html`
    <fieldset>
      <legend data-view="${path}.label">${label}</legend>
      ${checks.map(
        (check, at) => html`
          <label class="check-box">
            <input type="checkbox" .checked=${check.checked} @change=${() => intents.run(check.command)} />
            ${shown(`${path}.checks.${at}.label`, check.label)}
          </label>
        `,
      )}
    </fieldset>
  `;
};

/** Puts the text into the clipboard; where the page may not, selects it for the reader to copy. */
async function copy(event: Event, { id, text }: EmbedOutput, intents: Intents): Promise<void> {
  const output = (event.currentTarget as HTMLElement).closest('.output')?.querySelector('textarea');
  try {
    await navigator.clipboard.writeText(text);
    intents.run(`copied ${id}`);
  } catch {
    intents.run(`not-copied ${id}`);
    output?.focus();
    output?.select();
  }
}

/** About as many characters fit in a line; a long text has its lines, and is scrolled beyond. */
const charactersInLine = 72;
const mostLines = 6;
const linesOf = (text: string) =>
  Math.min(
    mostLines,
    text.split('\n').reduce((lines, line) => lines + Math.ceil(line.length / charactersInLine) || 1, 0),
  );

const output = (value: EmbedOutput, index: number, intents: Intents) => {
  const path = `embed.outputs.${index}`;
  return html`
    <div class="output">
      <label>
        ${shown(`${path}.label`, value.label, 'label')}
        <textarea
          readonly
          spellcheck="false"
          rows=${linesOf(value.text)}
          data-view="${path}.text"
          .value=${value.text}
        ></textarea>
      </label>
      <button type="button" data-view="${path}.copy_label"
        @click=${(event: Event) => void copy(event, value, intents)}
      >${value.copy_label}</button>
      ${shown(`${path}.copy_note`, value.copy_note, 'help')}
    </div>
  `;
};

/** Hands out what is shown, for other pages. In the flow of the page: a frame that grows with its
 * content has no middle in which something could float. */
export const embedPanel = (embed: EmbedView, intents: Intents) => html`
  <div
    class="embed"
    role="dialog"
    aria-labelledby="embed.title"
    tabindex="-1"
    @keydown=${(event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      intents.run(embed.close.command);
    }}
  >
    <div class="embed-head">
      <h2 class="heading" id="embed.title" data-view="embed.title">${embed.title}</h2>
      ${actionButton('embed.close', embed.close, intents)}
    </div>
    <p data-view="embed.intro">${embed.intro}</p>
    ${embed.groups.map((group, index) => groupOfChecks(group, index, intents))}
    <div>${choice('embed.theme', embed.theme, intents)}</div>
    ${embed.problem ? html`<p class="error" data-view="embed.problem">${embed.problem}</p>` : nothing}
    ${embed.outputs.map((one, index) => output(one, index, intents))}
    <ul class="small">
      ${embed.notes.map((note, index) => html`<li data-view="embed.notes.${index}">${note}</li>`)}
    </ul>
  </div>
`;

/** The roots that showed the panel last. */
const wasIn = new WeakSet<ParentNode>();

/** Who opened the panel with the button goes on within it, and comes back to the button. */
export function followFocus(root: ParentNode, hadFocus: boolean): void {
  const panel = root.querySelector<HTMLElement>('.embed');
  const button = root.querySelector<HTMLElement>('[data-view="embed_action.label"]');
  if (panel && !wasIn.has(root) && button?.matches(':focus')) panel.focus();
  if (!panel && wasIn.has(root) && hadFocus && !root.querySelector(':focus')) button?.focus();
  if (panel) wasIn.add(root);
  else wasIn.delete(root);
}
