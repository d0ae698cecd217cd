import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { EMPTY_FILTER, withCriteria, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { beginsPhrase } from './lexicon.ts';
import { parseWords } from './parse-words.ts';
import { compactName } from './tokens.ts';

/** The search that these words lead to, less a last word that is still being typed; null when they say nothing. */
export function understoodSearch(
  words: string,
  names: InventoryNames,
  currentYear: number,
): SearchFilter | null {
  const last = words.slice(words.lastIndexOf(' ') + 1);
  const finished = beginsPhrase(compactName(last)) ? words.slice(0, -last.length) : words;
  const { criteria, rest } = parseWords(finished, names, currentYear);
  const isEmpty = rest === '' && Object.keys(criteria).length === 0;
  return isEmpty ? null : withCriteria(EMPTY_FILTER, { ...criteria, q: rest });
}
