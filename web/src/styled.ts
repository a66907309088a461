import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

class Styled extends Directive {
  override render(_properties: Record<string, string>) {
    return noChange;
  }

  override update(part: ElementPart, [properties]: [Record<string, string>]) {
    const { style } = part.element as HTMLElement;
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    return noChange;
  }
}

/** Style properties of one element, set without a style attribute, which a strict policy refuses. */
export const styled = directive(Styled);
