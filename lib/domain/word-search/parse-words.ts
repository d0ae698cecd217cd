import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import type { Criteria } from '#lib/domain/search/search-filter.ts';
import { MAX_TEXT_LENGTH, MAX_WORDS } from '#lib/domain/search/search-filter.ts';
import { foundCriteria, type Found } from './found-criteria.ts';
import { nameIndex } from './name-index.ts';
import type { Context } from './items.ts';
import { matchAt } from './rules.ts';
import { respell } from './spelling.ts';
import { isWordEnd, textOf, tokenise, wordEnd, type Token } from './tokens.ts';

/** The criteria found in the words of a search, and the rest, which is searched for in the cars' texts. */
export type ParsedWords = { criteria: Partial<Criteria>; rest: string };

const NO_NAMES: InventoryNames = { makes: [], bodies: [], words: new Set() };

/** Each reading takes words out of twelve, or replaces a name; the replacements of odd names must not take turns for ever. */
const MAX_READINGS = 12;

/**
 * Parses a search in plain words, such as `hybrid automatic under 900k`. When several values are found for one key, the
 * first counts. Words that come together when others are taken out are read again; of these there are at most twelve.
 * @param names null when they are not available: no make or model is recognised then.
 */
export function parseWords(text: string, names: InventoryNames | null, currentYear: number): ParsedWords {
  const { bodies } = names ?? NO_NAMES;
  const found: Found[] = [];
  const index = nameIndex(names ?? NO_NAMES);
  let unread = respell(tokenise(text));
  for (let reading = 0; reading < MAX_READINGS; reading += 1) {
    const tokens = unread;
    unread = respell(readTokens(tokens, found, { index, currentYear }));
    if (textOf(unread) === textOf(tokens)) break;
  }
  return { criteria: foundCriteria(found, bodies), rest: textOf(unread) };
}

/** Adds what the tokens say to `found`. Returns the tokens that say nothing. */
function readTokens(
  tokens: readonly Token[],
  found: Found[],
  known: Pick<Context, 'index' | 'currentYear'>,
): Token[] {
  const hasMonthly = found.some(({ criteria }) => criteria?.maxMonthly !== undefined);
  const unread: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = matchAt(tokens, at, { ...known, hasMonthly });
    const end = match?.end ?? wordEnd(tokens, at);
    if (match?.found) found.push(match.found);
    unread.push(...(match ? (match.rest ?? []) : tokens.slice(at, end)));
    at = end;
  }
  return firstWords(unread);
}

/** As many words as are searched for. */
function firstWords(tokens: readonly Token[]): Token[] {
  const ends = tokens.map((_, at) => at + 1).filter((at) => isWordEnd(tokens, at));
  const fitting = ends
    .slice(0, MAX_WORDS)
    .findLast((end) => textOf(tokens.slice(0, end)).length <= MAX_TEXT_LENGTH);
  return tokens.slice(0, fitting ?? 0);
}
