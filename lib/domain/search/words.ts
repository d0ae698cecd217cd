import type { InventoryNames } from './inventory-names.ts';
import { MAX_TEXT_LENGTH, type Criteria } from './search-filter.ts';
import { takeMisspeltNames, takeNames } from './words-names.ts';
import { takeBareYears, takeQuantities } from './words-quantity.ts';
import { RemainingWords, tidyWords, truncateWords } from './words-text.ts';
import { takeStopWords, takeVocabulary } from './words-vocabulary.ts';

/** What words mean, and the words that were not understood, which are looked for in the cars' texts. */
export type ParsedWords = { criteria: Partial<Criteria>; rest: string };

const EXACT_REFERENCE = /^#([a-z\d]{4})$/i;

/**
 * Parses a search in plain words, such as `hybrid automatic under 900k`. Of several values for one key the first counts.
 * Nothing is understood in the rest: words that only became neighbours are read again until nothing changes.
 * @param names null when there are none: no make or model is understood then.
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

/** The reference that the words are: `#9612`, `ref 9612`; null when they are anything else. */
export function wantedReference(text: string): string | null {
  return EXACT_REFERENCE.exec(tidyWords(text))?.[1]?.toUpperCase() ?? null;
}

function parseOnce(text: string, names: InventoryNames | null, currentYear: number): ParsedWords {
  const words = new RemainingWords(tidyWords(text));
  const parts = [
    ...takeQuantities(words, currentYear),
    names ? takeNames(words, names) : {},
    ...takeBareYears(words, currentYear),
    takeVocabulary(words, names?.bodies ?? []),
    names ? takeMisspeltNames(words, names) : {},
  ];
  takeStopWords(words);
  const criteria = parts.reduce((merged, part) => ({ ...part, ...merged }), {});
  return { criteria, rest: truncateWords(words.toString(), MAX_TEXT_LENGTH) };
}
