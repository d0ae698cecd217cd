import { phraseWithRole, rolesOf } from './lexicon.ts';
import { textOf, tokenise, wordEnd, type Token } from './tokens.ts';

const REFERENCE = /^#?((?=[a-z]*\d)[a-z\d]{4})$/i;

/** The tokens in their usual spelling: `ref 9612` becomes `#9612`, `half a million` `0.5 million`. */
export function respell(tokens: readonly Token[]): Token[] {
  const spelt: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const { end, replacement } = referenceAt(tokens, at) ?? spellingAt(tokens, at) ?? { end: at + 1 };
    spelt.push(...(replacement ? tokenise(replacement) : tokens.slice(at, end)));
    at = end;
  }
  return spelt;
}

/** The words in their usual spelling, separated by single blanks. */
export function tidyWords(typed: string): string {
  return textOf(respell(tokenise(typed)));
}

type Spelling = { end: number; replacement?: string };

function spellingAt(tokens: readonly Token[], at: number): Spelling | null {
  const phrase = tokens[at]?.isJoined ? null : phraseWithRole(tokens, at, 'spelling');
  return phrase && { end: phrase.end, replacement: phrase.meaning.spelling ?? '' };
}

/** `ref`, `ref no`, `ref-` and the like before a reference. */
function referenceAt(tokens: readonly Token[], at: number): Spelling | null {
  if (tokens[at]?.isJoined || !rolesOf(tokens[at]?.key ?? '')?.reference) return null;
  let start = at + 1;
  while (['', 'no', 'number', '#'].includes(tokens[start]?.key ?? 'end')) start += 1;
  const end = wordEnd(tokens, start);
  const [, reference] = REFERENCE.exec(textOf(tokens.slice(start, end))) ?? [];
  return reference === undefined ? null : { end, replacement: `#${reference}` };
}
