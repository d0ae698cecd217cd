import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { optionLabel, searchBounds, valueLabel } from '#lib/domain/search/filter-label.ts';
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

const ACRONYMS = ['SUV', 'MPV'];
const ORIGINS: Record<string, string> = { import: 'imported', 'pre-owned': 'pre-owned' };

/** Describes a search: `Automatic SUVs up to Rs 1,500,000`, `Red TOYOTA AQUA from 2018, in stock, with sunroof`. */
export function searchLabel(filter: SearchFilter): string {
  const { origin = '', colour, transmission, fuel, make, model, body, availability, sort, q } = filter;
  const kind = [ORIGINS[origin], colour, transmission, fuel].filter(Boolean).join(' ').toLowerCase();
  const cars = [kind, make, model, body ? bodies(body) : !make && 'cars'].filter(Boolean).join(' ');
  const monthly = filter.maxMonthly ? `up to ${valueLabel(filter, 'maxMonthly')} a month` : '';
  const bounds = [...searchBounds(filter), monthly].filter(Boolean).join(', ');
  const others = [availability, sort].flatMap((option) => (option ? optionLabel(option).toLowerCase() : []));
  const label = [[cars, bounds].filter(Boolean).join(' '), ...others, q && `with ${q}`]
    .filter(Boolean)
    .join(', ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function bodies(body: string): string {
  const name = ACRONYMS.includes(body) ? body : body.toLowerCase();
  return name.endsWith('s') ? name : `${name}s`;
}
