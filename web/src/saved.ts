import { html, nothing } from 'lit';
import type { Saved } from './save.js';

/** What the browser would not keep as a file, to be copied by hand, under the buttons that save it. */
export function savedHere(saved: Saved | undefined, of: string, labelledBy: string, rows = 8) {
  if (saved?.of !== of) return nothing;
  return (
    saved.picture ??
    html`<textarea class="saved" readonly rows=${rows} aria-labelledby=${labelledBy} .value=${saved.text}
      @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>`
  );
}
