import type { Action, MeasureView, SeeView, ViewState } from 'bloom-core';

/** The names that ARIA and Qt share, where the browser has another. */
const browserNames: Record<string, string> = {
  Space: ' ',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
};

function matches(event: KeyboardEvent, shortcut: string): boolean {
  const parts = shortcut.split('+');
  const name = parts.pop() ?? '';
  const wanted = (modifier: string) => parts.includes(modifier);
  if (
    event.altKey !== wanted('Alt') ||
    event.ctrlKey !== (wanted('Ctrl') || wanted('Control')) ||
    event.shiftKey !== wanted('Shift') ||
    event.metaKey !== wanted('Meta')
  ) {
    return false;
  }
  // With Alt some systems put another character on a letter's key: the key's place decides too.
  return (
    event.key === (browserNames[name] ?? name) ||
    (name.length === 1 && event.code === `Key${name.toUpperCase()}`)
  );
}

/** Whether the control that has the focus uses the key itself. */
function isTakenBy(control: Element, event: KeyboardEvent): boolean {
  // A slider keeps its arrows, but has no text to undo.
  if (control.matches('input[type=range]')) return !event.altKey && !event.ctrlKey;
  if (control.matches('input, textarea, select')) return !event.altKey;
  if (control.matches('button, summary')) return event.key === ' ';
  // Arrows scroll it.
  if (control.matches('.code-listing')) return !event.altKey && !event.ctrlKey;
  return false;
}

const actionsOfSee = ({ transport, undo, redo, reset, find_false_positive, add_from_list }: SeeView) => [
  transport.to_start,
  transport.back,
  transport.play,
  transport.forward,
  transport.to_end,
  undo,
  redo,
  reset,
  find_false_positive,
  add_from_list,
];

const actionsOfMeasure = ({ run, pause, cancel, undo, redo, reset }: MeasureView) => [
  run,
  pause,
  cancel,
  undo,
  redo,
  reset,
];

const actionsWithKeys = ({ see, tune, measure }: ViewState) =>
  [
    ...(see ? actionsOfSee(see) : []),
    ...(tune ? [tune.undo, tune.redo, tune.reset] : []),
    ...(measure ? actionsOfMeasure(measure) : []),
  ].filter((action) => action.keys !== '');

/** The action that a key pressed within the element stands for, if any. */
export function actionOfKey(event: KeyboardEvent, view: ViewState): Action | undefined {
  if (event.defaultPrevented || event.isComposing) return undefined;
  if (event.target instanceof Element && isTakenBy(event.target, event)) return undefined;
  return actionsWithKeys(view).find((action) =>
    action.keys.split(' ').some((shortcut) => matches(event, shortcut)),
  );
}

/**
 * Whether the page around the element is to hear nothing of a key: what is typed or moved in here is no
 * shortcut out there, of slides or of a search. From there it all seems to come from the element.
 */
export function isOnlyOurs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return true;
  if (event.ctrlKey || event.metaKey || event.key === 'Tab' || event.key === 'Escape') return false;
  return event.target instanceof Element && isTakenBy(event.target, event);
}
