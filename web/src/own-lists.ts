import type { ListReportView, ListsView, OpenerView } from 'bloom-core';
import { html, nothing } from 'lit';
import { actionButton, progressBar, stat, type Intents } from './controls.js';
import { droppedFile } from './list-reader.js';
import type { ListKind, ListProblem } from './playground.js';
import { theme } from './theme.js';

const path = 'measure.lists';

/** What the lists ask for besides commands. */
export interface ListIntents {
  openList(kind: ListKind, file: File): void;
  failList(problem: ListProblem): void;
}

const mark = (event: DragEvent, isOver: boolean) =>
  (event.currentTarget as Element).classList.toggle('over', isOver);

function drop(event: DragEvent, kind: ListKind, intents: ListIntents): void {
  event.preventDefault();
  mark(event, false);
  const file = event.dataTransfer && droppedFile(event.dataTransfer);
  if (typeof file === 'string') intents.failList(file);
  else if (file) intents.openList(kind, file);
}

/** Beside the boxes nothing is to be dropped; a browser would leave the page for the file. */
const refuse = (event: DragEvent) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
};

/** A button that opens a list, in a box where one can be dropped. */
function opener(
  name: 'open_members' | 'open_non_members',
  kind: ListKind,
  { label, hint, enabled }: OpenerView,
  dropHint: string,
  intents: ListIntents,
) {
  const choose = (event: Event) => {
    const button = event.currentTarget as HTMLButtonElement;
    if (enabled) (button.nextElementSibling as HTMLInputElement).click();
  };
  const chosen = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) intents.openList(kind, file);
    // The same file can be chosen again.
    input.value = '';
  };
  return html`
    <div
      class="opener"
      @dragover=${(event: DragEvent) => {
        event.preventDefault();
        mark(event, true);
      }}
      @dragleave=${(event: DragEvent) => mark(event, false)}
      @drop=${(event: DragEvent) => drop(event, kind, intents)}
    >
      <button
        type="button"
        data-view="${path}.${name}.label"
        title=${hint || nothing}
        aria-disabled=${enabled ? nothing : 'true'}
        @click=${choose}
      >${label}</button>
      <input type="file" hidden @change=${chosen} />
      <p class="small">${hint}</p>
      <p class="small" data-view="${path}.drop_hint">${dropHint}</p>
    </div>
  `;
}

const report = ({ title, stats, left_out: leftOut, error }: ListReportView, index: number) => {
  const here = `${path}.reports.${index}`;
  return html`
    <div class="report" role="group" aria-labelledby="${here}.title">
      <h3 class="heading" id="${here}.title" data-view="${here}.title">${title}</h3>
      <p class="error" data-view="${here}.error">${error}</p>
      <dl class="stats">${stats.map((value, at) => stat(`${here}.stats.${at}`, value))}</dl>
      <p class="small" data-view="${here}.left_out">${leftOut}</p>
    </div>
  `;
};

/** The reader's own lists: to open, to watch while they are read, and what came of them. */
export const ownLists = (lists: ListsView, intents: Intents & ListIntents) => html`
  <section class="lists" aria-labelledby="${path}.title" @dragover=${refuse} @drop=${refuse}>
    <h2 class="heading" id="${path}.title" data-view="${path}.title">${lists.title}</h2>
    <p class="sentence" data-view="${path}.intro">${lists.intro}</p>
    <div class="openers">
      ${opener('open_members', 'members', lists.open_members, lists.drop_hint, intents)}
      ${opener('open_non_members', 'non_members', lists.open_non_members, lists.drop_hint, intents)}
    </div>
    <p class="notice ${theme.notice[lists.notice.role]}" data-view="${path}.notice.text">${lists.notice.text}</p>
    <div class="work" ?hidden=${!lists.cancel.enabled && lists.status === ''}>
      ${actionButton(`${path}.cancel`, lists.cancel, intents)}
      ${progressBar(`${path}.progress`, lists.progress)}
      <p class="work-status" data-view="${path}.status">${lists.status}</p>
    </div>
    ${lists.reports.map(report)}
    <div ?hidden=${lists.result.length === 0 && lists.sentence === ''}>
      <p class="sentence" data-view="${path}.sentence">${lists.sentence}</p>
      <dl class="stats">${lists.result.map((value, at) => stat(`${path}.result.${at}`, value))}</dl>
    </div>
  </section>
`;
