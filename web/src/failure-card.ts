import { html, nothing } from 'lit';
import type { CoreFailure, Failure } from './playground.js';

/** The only words of the face's own: the core cannot word that it does not run. */
const texts: Record<Failure, { title: string; text: string }> = {
  unsupported: {
    title: 'This figure cannot run here',
    text: 'It needs WebAssembly, and this browser is too old for it or has it switched off.',
  },
  refused: {
    title: 'This figure is not allowed to run here',
    text:
      'The content security policy of this page refuses WebAssembly. ' +
      "Whoever keeps the page can allow it: script-src needs 'wasm-unsafe-eval'.",
  },
  stopped: {
    title: 'This figure has stopped',
    text: 'Something inside it went wrong. Restart it to begin again from the opening state.',
  },
};

export function failureCard({ failure, message }: CoreFailure, restart: () => void) {
  const { title, text } = texts[failure];
  return html`
    <div class="card" part="failure" role="alert">
      <p class="heading">${title}</p>
      <p>${text}</p>
      ${
        failure === 'stopped'
          ? html`<p class="note">${message}</p>
              <button type="button" class="first" @click=${restart}>Restart</button>`
          : nothing
      }
    </div>
    <slot></slot>
  `;
}
