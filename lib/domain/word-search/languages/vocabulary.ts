import type { ColourFamily } from '#lib/domain/vehicle/colour.ts';
import type { SORT_ORDERS } from '#lib/domain/search/search-filter.ts';

/** Phrases, separated by commas. */
type Phrases = string;
type ByValue<Value extends string> = Partial<Record<Value, Phrases>>;

/** What kind of number this is about. */
export type Topic = 'price' | 'mileage' | 'engine' | 'monthly' | 'deposit' | 'year';
/** `since` bounds a year, a mileage or a price in full, never a short price such as `under 600`. */
export type Bound = 'below' | 'above' | 'around' | 'between' | 'since' | 'newer' | 'older';
export type Unit = 'rupees' | 'km' | 'mileage' | 'cc' | 'litres' | 'years' | 'yearsOld' | 'months';

/**
 * What the visitors of one language write. Accents, hyphens, blanks within a phrase, capitals and a plural s at its end make
 * no difference. A phrase may have several roles; the longest phrase counts.
 */
export type Vocabulary = {
  transmission: ByValue<'AUTOMATIC' | 'MANUAL'>;
  /** HYBRID is a petrol hybrid unless DIESEL is named too. */
  fuel: ByValue<'HYBRID' | 'DIESEL' | 'PETROL' | 'ELECTRIC'>;
  colour: ByValue<ColourFamily>;
  body: Partial<Record<string, Phrases>>;
  /** Words that visitors use for cars of other bodies too: `hilux 4x4`, `noah van`. */
  looseBody: Partial<Record<string, Phrases>>;
  origin: ByValue<'import' | 'pre-owned'>;
  availability: ByValue<'in-stock' | 'coming-soon' | 'sold'>;
  sort: ByValue<(typeof SORT_ORDERS)[number]>;

  /** Before a number. */
  bound: ByValue<Bound>;
  topic: ByValue<Topic>;
  filler: Phrases;
  /** After a number. */
  scale: ByValue<'1000' | '100000' | '1000000'>;
  unit: ByValue<Unit>;
  purpose: ByValue<'monthly' | 'deposit'>;
  ending: ByValue<'below' | 'above' | 'older'>;
  /** As `ending`, unless another number follows: `2018 above 500k` is a year and a price. */
  lastEnding: ByValue<'above' | 'newer'>;
  notQuantity: Phrases;
  /** Between two numbers of a range. */
  to: Phrases;

  conjunction: Phrases;
  negation: Phrases;
  article: Phrases;
  reference: Phrases;
  /** Names of features that stay words of the search, although one of their words means something else by itself. */
  feature: Phrases;
  /** Words that say nothing about a car. */
  stop: Phrases;
  /** Other spellings of the phrase that is the key. */
  spelling: Partial<Record<string, Phrases>>;
  /** Beginnings of words after which the word before describes a part: an electric seat is no electric car. */
  parts: ByValue<'transmission' | 'fuel' | 'colour'>;
};
