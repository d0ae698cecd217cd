import { MAX_TEXT_LENGTH } from '#lib/domain/search/search-filter.ts';
import { toWellFormed } from '#lib/domain/text/well-formed.ts';

/**
 * A number, a run of letters, a reference or a sign.
 * `key` is its form for comparison: without accents, capitals, hyphens and apostrophes.
 */
export type Token = {
  text: string;
  key: string;
  /** Whether it continues the word of the token before, as in `4x4`, `900k` and `c-hr`. */
  isJoined: boolean;
};

const TOKEN = /#[\p{L}\p{N}]+|\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*['’]?|[<>]=|[^\s\p{C}]/gu;
const DROPPED = /[!?;:"()[\]{}|…«»\s\p{C}]+|(?<!\d)\.|\.(?!\d)/gu;
/** A sign between two words; hyphen, apostrophe and percent sign belong to a word. */
const SIGN = /^[^\p{L}\p{N}\-'’%#]/u;
const ELISION = /^(?:[cdjlns]|qu|jusqu)['’]$/i;
const NOT_COMPARED = /[\p{M}\-'’]+/gu;
const NOT_ALPHANUMERIC = /[^\p{L}\p{N}]+/gu;

/** The tokens of what a visitor typed. Punctuation is left out, except commas, which separate alternatives. */
export function tokenise(typed: string): Token[] {
  const text = toWellFormed(typed.slice(0, MAX_TEXT_LENGTH)).normalize('NFC').replace(DROPPED, ' ');
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const before = tokens.at(-1)?.text ?? '';
    const isJoined =
      index === end && end > 0 && ![before, token].some((part) => SIGN.test(part)) && !ELISION.test(before);
    tokens.push({ text: token, key: fold(token).replace(NOT_COMPARED, ''), isJoined });
    end = index + token.length;
  }
  return tokens;
}

/** The words as typed, with a blank between them. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text, isJoined }, at) => (isJoined || at === 0 ? text : ` ${text}`)).join('');
}

/** Whether a word ends before this position. */
export function isWordEnd(tokens: readonly Token[], at: number): boolean {
  return !tokens[at]?.isJoined;
}

/** Where the word at this position ends. */
export function wordEnd(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  while (!isWordEnd(tokens, end)) end += 1;
  return end;
}

/** The form in which names are compared: `C-HR` and `c hr` both become `chr`. */
export function compactName(name: string): string {
  return fold(name).replace(NOT_ALPHANUMERIC, '');
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** No name and no phrase has more words. */
export const MAX_PHRASE_WORDS = 5;

export type Phrase<Meaning> = { meaning: Meaning; end: number };

/**
 * The longest phrase at this position that has a meaning; a hyphen between blanks neither begins nor ends it: `30000 km -
 * 60000 km`. `isEnd` tells whether a phrase must end before a position.
 */
export function phraseAt<Meaning>(
  tokens: readonly Token[],
  at: number,
  meaningOf: (key: string) => Meaning | undefined,
  isEnd: (at: number) => boolean = () => false,
): Phrase<Meaning> | null {
  let longest: Phrase<Meaning> | null = null;
  let key = '';
  for (let start = at, count = 0; start < tokens.length && count < MAX_PHRASE_WORDS; count += 1) {
    if (start > at && isEnd(start)) break;
    const end = wordEnd(tokens, start);
    const word = tokens
      .slice(start, end)
      .map((token) => token.key)
      .join('');
    key += word;
    if (key === '') break;
    const meaning = word === '' ? undefined : meaningOf(key);
    if (meaning !== undefined) longest = { meaning, end };
    start = end;
  }
  return longest;
}
