import type { Choice, CommandLine } from 'bloom-core';
import { html } from 'lit';

/** Where an arrow key leads among `count` tabs. */
function tabBeside(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The screens as tabs: one stop for Tab, arrows between them. */
export function tabs(path: string, screens: Choice, run: (line: CommandLine) => void) {
  const selected = screens.options.findIndex((option) => option.selected);
  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = tabBeside(event.key, selected, screens.options.length);
    const option = next === undefined ? undefined : screens.options[next];
    if (next === undefined || !option) return;
    event.preventDefault();
    const row = event.currentTarget as HTMLElement;
    run(option.command);
    row.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return html`
    <div class="tabs" part="tabs" role="tablist" aria-label=${screens.label} data-view="${path}.label" @keydown=${walk}>
      ${screens.options.map(
        ({ label, selected: isShown, command }, index) => html`
          <button
            type="button"
            class="tab"
            role="tab"
            aria-selected=${isShown ? 'true' : 'false'}
            aria-controls="screen"
            ?disabled=${!screens.enabled && !isShown}
            tabindex=${isShown ? 0 : -1}
            data-view="${path}.options.${index}.label"
            @click=${() => run(command)}
          >${label}</button>
        `,
      )}
    </div>
  `;
}
