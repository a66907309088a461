import type { CodeView } from 'bloom-core';
import { html, nothing } from 'lit';
import { actionButton, choice, shown, type Intents } from './controls.js';
import { highlighted, type Piece } from './highlight.js';

/** A listing is taken apart again only when it is another one: it stays while the trace goes on. */
let last: { language: string; text: string; lines: Piece[][] } | undefined;

function piecesOf({ language_id: language, lines }: CodeView): Piece[][] {
  const text = lines.join('\n');
  if (last?.language !== language || last.text !== text) {
    last = { language, text, lines: highlighted(language, lines) };
  }
  return last.lines;
}

/** Puts the listing into the clipboard; where the page may not, selects it for the reader to copy. */
async function copy(event: Event, lines: string[], intents: Intents): Promise<void> {
  const listing = (event.currentTarget as HTMLElement).closest('.code')?.querySelector('code');
  try {
    await navigator.clipboard.writeText(`${lines.join('\n')}\n`);
    intents.run('copied');
  } catch {
    intents.run('not-copied');
    if (listing) getSelection()?.selectAllChildren(listing);
  }
}

const copying = ({ copy_label, copy_note, lines }: CodeView, intents: Intents) => html`
  <button type="button" data-view="see.code.copy_label"
    @click=${(event: Event) => void copy(event, lines, intents)}
  >${copy_label}</button>
  ${shown('see.code.copy_note', copy_note, 'help code-note')}
`;

// White space between the tags would be part of the listing.
const piece = ({ className, text }: Piece) =>
  className ? html`<span class=${className}>${text}</span>` : text;

const line = (pieces: Piece[], index: number, isLit: boolean) =>
  html`<span class="code-line ${isLit ? 'lit' : ''}" aria-current=${isLit ? 'step' : nothing}><span
    data-view="see.code.lines.${index}">${pieces.map(piece)}</span>${'\n'}</span>`;

const listing = (code: CodeView) => html`
  <p class="code-lit" data-view="see.code.lit_summary">${code.lit_summary}</p>
  <pre class="code-listing" tabindex="0" role="region" aria-label=${code.label} data-view="see.code.label"
    ><code>${piecesOf(code).map((pieces, index) => line(pieces, index, code.lit.includes(index)))}</code></pre>
`;

/** The filter as code, under a button that shows and hides it. */
export const codePanel = (code: CodeView, intents: Intents) => html`
  <div class="code">
    <div class="code-head">
      ${actionButton('see.code.toggle', code.toggle, intents)}
      ${code.shown ? choice('see.code.language', code.language, intents) : nothing}
      ${code.copy_label ? copying(code, intents) : nothing}
    </div>
    ${code.missing ? html`<p class="code-missing" data-view="see.code.missing">${code.missing}</p>` : nothing}
    ${code.lines.length > 0 ? listing(code) : nothing}
  </div>
`;

/** Which lines were lit in a listing when it was last scrolled to them. */
const scrolledTo = new WeakMap<Element, string>();

/**
 * Scrolls the listing to the lines that have just been lit: to the middle of them if they fit, else
 * to the first. The page stays where it is.
 */
export function showLitLines(root: ParentNode, code: CodeView | undefined): void {
  const listing = root.querySelector('.code-listing');
  const lit = [...(listing?.querySelectorAll('.lit') ?? [])];
  const [first, end] = [lit[0], lit.at(-1)];
  if (!listing || !code || !first || !end) return;
  const now = `${code.language_id} ${code.lines.length} ${code.lit.join()}`;
  if (scrolledTo.get(listing) === now) return;
  scrolledTo.set(listing, now);
  const { top: start, height } = listing.getBoundingClientRect();
  const top = first.getBoundingClientRect().top - start;
  const bottom = end.getBoundingClientRect().bottom - start;
  if (top < 0 || bottom > height) {
    listing.scrollTop += Math.floor(Math.min((top + bottom - height) / 2, top));
  }
}
