import type { QuantityView } from 'bloom-core';
import { html, nothing } from 'lit';
import { describedBy, helpAndError, iconButton, shown, type Intents } from './controls.js';
import { icons } from './icons.js';
import { settled, typing } from './settled.js';

/** Steps of the slider's range: finer than a pixel, as whole numbers. */
const sliderSteps = 1000;
/** How far a page key moves a slider, as a share of its range. */
const page = 0.1;

const drag = ({ id }: QuantityView, place: number, intents: Intents) =>
  intents.run(`drag ${id} ${Math.min(Math.max(place, 0), 1).toFixed(4)}`);

/**
 * The keys of the slider. An arrow is one step of the quantity, not of the pixels: it moves the
 * value wherever the value stands.
 */
function keyed(event: KeyboardEvent, quantity: QuantityView, intents: Intents): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const jump = (place: number) => {
    drag(quantity, place, intents);
    intents.run('drop');
  };
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      if (quantity.less.enabled) intents.run(quantity.less.command);
      break;
    case 'ArrowRight':
    case 'ArrowUp':
      if (quantity.more.enabled) intents.run(quantity.more.command);
      break;
    case 'PageDown':
      jump(quantity.position - page);
      break;
    case 'PageUp':
      jump(quantity.position + page);
      break;
    case 'Home':
      jump(0);
      break;
    case 'End':
      jump(1);
      break;
    default:
      return;
  }
  event.preventDefault();
}

/** The slider, which the hand that drags it leads, and its two buttons. */
function slider(path: string, quantity: QuantityView, intents: Intents) {
  return html`
    <div class="slide" role="group" aria-labelledby="${path}.label">
      ${iconButton(`${path}.less`, quantity.less, icons.less, intents, 'icon step-less')}
      <input
        type="range"
        min="0"
        max=${sliderSteps}
        data-view="${path}.spoken"
        aria-labelledby="${path}.label"
        aria-valuetext=${quantity.spoken}
        ?disabled=${!quantity.field.enabled}
        .value=${settled(String(Math.round(quantity.position * sliderSteps)))}
        @input=${(event: Event) => {
          typing.begun(event);
          drag(quantity, Number((event.target as HTMLInputElement).value) / sliderSteps, intents);
        }}
        @change=${(event: Event) => {
          typing.done(event);
          intents.run('drop');
        }}
        @blur=${typing.done}
        @keydown=${(event: KeyboardEvent) => keyed(event, quantity, intents)}
      />
      ${iconButton(`${path}.more`, quantity.more, icons.more, intents, 'icon step-more')}
    </div>
  `;
}

/** A number: its letter and its name, its field, its slider. */
export const quantityControl = (path: string, quantity: QuantityView, intents: Intents) => html`
  <div class="quantity ${quantity.has_slider ? '' : 'plain'} ${quantity.solved ? 'solved' : ''}">
    <label class="quantity-name" id="${path}.label" for="${path}.input"
      >${quantity.letter ? shown(`${path}.letter`, quantity.letter, 'letter') : nothing}
      ${shown(`${path}.field.label`, quantity.field.label)}</label
    >
    <input
      type="text"
      id="${path}.input"
      autocomplete="off"
      spellcheck="false"
      data-view="${path}.field.text"
      aria-describedby=${describedBy(`${path}.field`, quantity.field)}
      aria-invalid=${quantity.field.error ? 'true' : nothing}
      ?readonly=${!quantity.field.enabled}
      .value=${settled(quantity.field.text)}
      @input=${typing.begun}
      @blur=${typing.done}
      @change=${(event: Event) => {
        typing.done(event);
        intents.set(quantity.id, (event.target as HTMLInputElement).value);
      }}
    />
    ${quantity.has_slider ? slider(path, quantity, intents) : nothing}
    <div class="quantity-beneath">
      <span>${helpAndError(`${path}.field`, quantity.field)}</span>
      <span class="state" data-view="${path}.state">${quantity.state}</span>
    </div>
  </div>
`;
