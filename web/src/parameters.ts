import type { Parameter } from '../public/bloom-playground.js';

/**
 * The attributes that say what is shown. Each is a parameter of the same name in a link; what may stand
 * in it is the core's to say.
 */
export const parameterNames = [
  'screen', 'preset', 'm', 'k', 'n', 'p', 'scheme', 'key', 'words', 'add', 'query', 'step', 'seed',
  'queries', 'filters', 'checkpoints', 'solve', 'size', 'scale', 'actual', 'item', 'lookup', 'probe',
  'absent', 'code', 'language', 'bytes', 'speed', 'controls', 'lock',
] as const;

export type ParameterName = (typeof parameterNames)[number];
export type Parameters = Record<ParameterName, Parameter> & {
  autoplay: boolean;
  theme: 'light' | 'dark' | 'auto' | null | undefined;
};

/** All attributes, as Lit wants them: each is shown by its property and the other way round. */
export const properties = {
  ...Object.fromEntries(parameterNames.map((name) => [name, { reflect: true }])),
  autoplay: { type: Boolean, reflect: true },
  theme: { reflect: true },
};

/** In a link's text a line's end would be one of the command line. */
export const onOneLine = (text: string) => text.replace(/[\r\n]/g, encodeURIComponent);

/** What has a meaning in a link is encoded; of words the comma has one, and the author's percent signs. */
const encoded = (name: ParameterName | 'theme', text: string) =>
  onOneLine(text).replace(name === 'words' ? /[&#+]/g : /[&#+%]/g, encodeURIComponent);

/** What it means that an attribute is taken away; without the others everything stays. */
export const takenAway: Partial<Record<ParameterName, string>> = { controls: 'all', lock: 'none' };

/**
 * Those of the attributes that are wanted, as a link; empty where none is set. `unset` stands in for
 * what is not.
 */
export function linkOf(
  element: Parameters,
  isWanted: (name: string) => boolean,
  unset: Partial<Record<ParameterName, string>> = {},
): string {
  const given = parameterNames
    .filter(isWanted)
    .map((name) => [name, element[name] ?? unset[name]] as const)
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${name}=${encoded(name, String(value))}`);
  if (element.autoplay && isWanted('autoplay')) given.push('autoplay');
  if (element.theme && isWanted('theme')) given.push(`theme=${encoded('theme', element.theme)}`);
  return given.length > 0 ? `?${given.join('&')}` : '';
}

/** Beyond it the core takes no link; it need not be handed all of it to say so. */
const mostUnits = 2 ** 16;
export const capped = (text: string) => text.slice(0, mostUnits + 1);
export const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= mostUnits;

const known = new Set<string>(['v', 'autoplay', ...parameterNames]);

/** The pieces of a query, `m=16`, that are parameters of a playground, or those that are not. */
export const piecesOf = (query: string, areKnown: boolean): string[] =>
  query.slice(1).split('&').filter((piece) => piece && known.has(piece.split('=', 1)[0]!) === areKnown);
