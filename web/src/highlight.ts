import { parse, type ParseOptions, type TokenType } from 'sugar-high/core';
import * as c from 'sugar-high/lang/c';
import * as cpp from 'sugar-high/lang/cpp';
import * as csharp from 'sugar-high/lang/csharp';
import * as go from 'sugar-high/lang/go';
import * as java from 'sugar-high/lang/java';
import * as javascript from 'sugar-high/lang/javascript';
import * as python from 'sugar-high/lang/python';
import * as rust from 'sugar-high/lang/rust';

/** A piece of code and, if it looks like more than plain text, its class. */
export interface Piece {
  className: string;
  text: string;
}

/** By the core's names of languages. */
const languages: Record<string, ParseOptions> = {
  c,
  'c++': cpp,
  'c#': csharp,
  go,
  java,
  javascript: { tokenize: (code) => javascript.tokenize(code, undefined) },
  python,
  rust,
};

/** `class` is any name with a capital letter, a type that the language brings, or a number. */
const classes: Partial<Record<TokenType, string>> = {
  comment: 'code-comment',
  keyword: 'code-keyword',
  string: 'code-literal',
  class: 'code-literal',
};

/** The lines of a listing in pieces; plain where the language is not known. */
export const highlighted = (language: string, lines: string[]): Piece[][] =>
  parse(lines.join('\n'), languages[language]).lines.map(({ tokens }) =>
    tokens
      .filter(({ value }) => value !== '')
      .map(({ type, value }) => ({ className: classes[type] ?? '', text: value })),
  );
