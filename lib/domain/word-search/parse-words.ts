import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import type { Criteria } from '#lib/domain/search/search-filter.ts';
import { takeMisspeltNames, takeNames } from './names.ts';
import { takeBareYears, takeQuantities } from './quantities.ts';
import { RemainingWords, tidyWords } from './remaining-words.ts';
import { INEXPRESSIBLE, takeStopWords, takeVocabulary } from './vocabulary.ts';

/** The criteria found in the words of a search, and the rest, which is searched for in the cars' texts. */
export type ParsedWords = { criteria: Partial<Criteria>; rest: string };

/**
 * Parses a search in plain words, such as `hybrid automatic under 900k`. When several values are found for one key, the
 * first counts. The rest is parsed again until nothing changes, because removing words brings others together.
 * @param names null when they are not available: no make or model is recognised then.
 */
export function parseWords(text: string, names: InventoryNames | null, currentYear: number): ParsedWords {
  let criteria: Partial<Criteria> = {};
  let rest = tidyWords(text);
  for (;;) {
    const next = parseOnce(rest, names, currentYear);
    criteria = { ...next.criteria, ...criteria };
    if (next.rest === rest) return { criteria, rest };
    rest = next.rest;
  }
}

function parseOnce(text: string, names: InventoryNames | null, currentYear: number): ParsedWords {
  const words = new RemainingWords(tidyWords(text));
  const quantities = takeQuantities(words, currentYear);
  words.keepMatches(INEXPRESSIBLE);
  const named = names ? takeNames(words, names) : {};
  const parts = [
    ...quantities,
    named,
    ...takeBareYears(words, currentYear),
    takeVocabulary(words, names?.bodies ?? [], named.model !== undefined),
    names ? takeMisspeltNames(words, names) : {},
  ];
  takeStopWords(words);
  const criteria = parts.reduce((merged, part) => ({ ...part, ...merged }), {});
  return { criteria, rest: words.toString() };
}
