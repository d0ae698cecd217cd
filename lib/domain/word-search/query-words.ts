import { searchWords } from '#lib/domain/search/search-facts.ts';
import { alternativesOf, isNegation } from './word-alternatives.ts';

/** The words of a search: it finds the cars that have all words of any group. */
export type QueryWords = {
  anyOf: string[][];
  /** Texts that restrict nothing: from an exclusion on, as no car is found by what it does not have. */
  setAside: string[];
};

/** See {@link QueryWords}. */
export function queryWords(q: string): QueryWords {
  const words = searchWords(q);
  const excludedFrom = words.findIndex(isNegation);
  if (excludedFrom < 0) return { anyOf: alternativesOf(words), setAside: [] };
  return {
    anyOf: alternativesOf(words.slice(0, excludedFrom)),
    setAside: [words.slice(excludedFrom).join(' ')],
  };
}
