import type { ChangeDetail } from '../public/bloom-playground.js';
import { capped, onOneLine, type Parameters, piecesOf } from './parameters.js';

/** What the address of the page says, before and behind its hash sign, as a link; empty if nothing. */
export function linkOfAddress(): string {
  const pieces = [location.search, location.hash].flatMap((part) => piecesOf(capped(part), true));
  return pieces.length > 0 ? onOneLine(`?${pieces.join('&')}`) : '';
}

/** Which colours the address asks for: they are the element's, and no part of the state. */
export const themeOfAddress = () =>
  new URLSearchParams(location.search).get('theme') as Parameters['theme'];

/** The address with `state` in it, and with whatever else the page has there. */
export function addressOf(state: string): string {
  const others = piecesOf(location.search, false).join('&');
  const search = [state.replace(/^\?v=1$/, ''), others].filter(Boolean).join('&');
  const isHashOurs = piecesOf(location.hash, true).length > 0;
  return location.pathname + search.replace(/^\??(?=.)/, '?') + (isHashOurs ? '' : location.hash);
}

/** So that dragging a slider writes once: browsers refuse more than 100 in half a minute. */
const restMs = 400;

/**
 * Keeps what the element shows in the address of the page, so that a reload and a bookmark bring it
 * back; never a new entry of the history. Returns what ends it.
 */
export function keepAddress(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = ({ detail }: CustomEvent<ChangeDetail>) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        history.replaceState(history.state, '', addressOf(detail.state));
      } catch {
        // A page in a file has no address to change.
      }
    }, restMs);
  };
  element.addEventListener('change', keep as EventListener);
  return () => {
    clearTimeout(timer);
    element.removeEventListener('change', keep as EventListener);
  };
}
