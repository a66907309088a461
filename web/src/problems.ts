import type { Action } from 'bloom-core';
import { html, nothing } from 'lit';
import { actionButton, type Intents } from './controls.js';

/** What of a link or of attributes could not be taken, above all else until it is dismissed. */
export const problems = (sentences: string[], dismiss: Action | undefined, intents: Intents) =>
  sentences.length === 0
    ? nothing
    : html`
        <div class="card problems" part="problems">
          <ul>
            ${sentences.map((sentence, index) => html`<li data-view="link_problems.${index}">${sentence}</li>`)}
          </ul>
          ${dismiss ? actionButton('dismiss', dismiss, intents) : nothing}
        </div>
      `;
