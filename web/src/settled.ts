import { noChange } from 'lit';
import { Directive, directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';

/** Fields that hold something half typed. */
const inHand = new WeakSet<EventTarget>();

export const typing = {
  begun: (event: Event) => void (event.target && inHand.add(event.target)),
  done: (event: Event) => void (event.target && inHand.delete(event.target)),
  /** Takes what is half typed as it is: a key was pressed that acts upon it. */
  settle: ({ target }: Event) => {
    if (target && inHand.has(target)) target.dispatchEvent(new Event('change', { bubbles: true }));
  },
};

class Settled extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.PROPERTY) throw new Error('settled() is for .value');
  }

  override render(text: string) {
    return text;
  }

  override update(part: ElementPart, [text]: [string]) {
    const input = part.element as HTMLInputElement;
    if (!inHand.has(input) && input.value !== text) input.value = text;
    return noChange;
  }
}

/**
 * The text that a field shows, unless the reader is in the middle of typing there: the clock of a
 * trace that plays must not wipe it.
 */
export const settled = directive(Settled);
