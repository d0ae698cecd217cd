import type { Stock } from '#lib/domain/search/inventory-view.ts';
import type { Criteria, SearchFilter } from '#lib/domain/search/search-filter.ts';
import { capitalised } from './grammar.ts';
import { optionLabel, searchBounds } from './filter-label.ts';
import { localWord } from './local-word.ts';
import type { ClientTexts } from './texts.ts';

/** The parts of a search in the words of a language, which puts them in its order; `''` for what is not set. */
export type SearchInWords = {
  make: string;
  model: string;
  /** The key: `import` or `pre-owned`. */
  origin: string;
  colour: string;
  transmission: string;
  fuel: string;
  body: string;
  isSold: boolean;
  /** Labels of minimum and maximum pairs. */
  bounds: string[];
  /** Rupees; null when there is no limit. */
  maxMonthly: number | null;
  /** Labels of availability and order. */
  choices: string[];
  /** The visitor's own words. */
  words: string;
};

/** Heading of a search: `RED DIESEL TOYOTA HILUX cars for sale`. */
export function searchHeading(filter: Criteria, texts: ClientTexts): string {
  return texts.search.heading(searchInWords(filter, texts));
}

/** Describes a search in a sentence: `Automatic SUVs up to Rs 1,500,000`. */
export function searchLabel(filter: SearchFilter, texts: ClientTexts): string {
  const label = texts.search.description(searchInWords(filter, texts));
  return capitalised(label);
}

/** What the words of a visitor were understood as, and how many cars that finds. */
export function suggestionLabel(
  filter: SearchFilter,
  stock: Stock,
  words: string,
  texts: ClientTexts,
): string {
  const { search, numbers } = texts;
  if (stock.total === 0) return search.noMatchFor(words);
  return search.understood(searchLabel(filter, texts), numbers.forSale(stock));
}

/** A hybrid of any fuel, which is no fuel of the filter. */
const HYBRID = /(?:^| )hybrid(?: |$)/;

/** The criteria as the words of a sentence about the search; an unset one is empty. */
export function searchInWords(filter: Criteria, texts: ClientTexts): SearchInWords {
  const { make, model, origin = '', colour = '', transmission, fuel, body = '' } = filter;
  const { availability, sort, maxMonthly = null, q = '' } = filter;
  const isHybrid = fuel === '' && HYBRID.test(q);
  return {
    make,
    model,
    origin,
    colour: localWord(colour, texts),
    transmission: localWord(transmission, texts),
    fuel: localWord(isHybrid ? 'HYBRID' : fuel, texts),
    body: localWord(body, texts),
    isSold: availability === 'sold',
    bounds: searchBounds(filter, texts),
    maxMonthly,
    choices: [availability, sort].flatMap((option) => (option ? optionLabel(option, texts) : [])),
    words: isHybrid ? q.replace(HYBRID, ' ').trim() : q,
  };
}
