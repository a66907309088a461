import type { ChangeDetail, ErrorDetail } from '../public/bloom-playground.js';
import { capped, isShort } from './parameters.js';

/** What a frame's messages ask of its element. */
interface Framed extends HTMLElement {
  getState(): string;
  setState(state: string): void;
  run(commands: string | readonly string[]): string[];
  reset(): void;
}

const version = 1;
const mostHeight = 10_000;
const mostLines = 1000;

export const isFramed = () => window.parent !== window;

/** A host may be anywhere: nothing in the messages is anybody's secret. */
const post = (message: object) => window.parent.postMessage(message, '*');
const tell = (type: string, content: object = {}) => post({ bloom: version, type, ...content });

function answer(element: Framed, { type, id, state, commands }: Record<string, unknown>): void {
  if (type === 'getState') {
    const isId = isShort(id) || typeof id === 'number';
    tell('state', { ...(isId ? { id } : {}), state: element.getState() });
  } else if (type === 'setState' && typeof state === 'string') {
    element.setState(capped(state));
  } else if (type === 'run') {
    const lines: unknown[] = Array.isArray(commands) ? commands.slice(0, mostLines) : [commands];
    if (!lines.every(isShort)) return;
    for (const message of element.run(lines)) tell('error', { message });
  } else if (type === 'reset') {
    element.reset();
  }
}

/** Tells the height of the page's content, which does not depend on that of the frame. */
function tellHeight(): () => void {
  let told = 0;
  const root = document.documentElement;
  const sizes = new ResizeObserver(() => {
    const height = Math.min(Math.ceil(root.getBoundingClientRect().height), mostHeight);
    if (Math.abs(height - told) <= 1) return;
    told = height;
    tell('resize', { height });
    post({ subject: 'lti.frameResize', height });
  });
  sizes.observe(root);
  return () => sizes.disconnect();
}

/**
 * Speaks with the page around a frame: README, "In an iframe". Messages that come from elsewhere or
 * have another shape are passed over. Returns what ends it.
 */
export function speakWithHost(element: Framed): () => void {
  // The host has a title and margins of its own.
  document.documentElement.classList.add('framed');
  const listening = new AbortController();
  const { signal } = listening;
  const on = <Detail>(type: string, then: (detail: Detail) => void) =>
    element.addEventListener(type, (event) => then((event as CustomEvent<Detail>).detail), { signal });
  let forgetHeight: (() => void) | undefined;
  on('ready', () => {
    tell('ready');
    forgetHeight ??= tellHeight();
  });
  on<ChangeDetail>('change', (detail) => tell('change', detail));
  on<ErrorDetail>('error', (detail) => tell('error', detail));
  window.addEventListener(
    'message',
    ({ source, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || typeof data !== 'object' || data === null) return;
      if ('bloom' in data && data.bloom === version) answer(element, data as Record<string, unknown>);
    },
    { signal },
  );
  return () => {
    listening.abort();
    forgetHeight?.();
  };
}
