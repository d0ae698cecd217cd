import { vehicleAddress, vehicleReference, vehicleTitle } from '#lib/domain/vehicle/vehicle.ts';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import {
  activeKeys,
  EMPTY_FILTER,
  withCriteria,
  type FilterKey,
  type SearchFilter,
} from '#lib/domain/search/search-filter.ts';
import type { Stock } from '#lib/domain/search/inventory-view.ts';
import { alsoSoldAs } from './aliases.ts';
import { beginsPhrase } from './lexicon.ts';
import { parseWords } from './parse-words.ts';
import { compactName, MAX_PHRASE_WORDS, textOf, tokenise } from './tokens.ts';
import type { InventoryLookup } from './words-address.ts';

/** A suggestion of the search box: what the words mean, a make or a model with its number of cars that are not sold, if any, or a car. */
export type Suggestion = { label: string; address: string; cars: number | null };

/** Says in words what was understood and how many cars that finds; `words` as they were typed. */
export type Describe = (filter: SearchFilter, stock: Stock, words: string) => string;

type Lookup = InventoryLookup & {
  /** How many cars a search finds; null when the index cannot answer. */
  stockOf: (filter: SearchFilter) => Promise<Stock | null>;
  describe: Describe;
};

const MAX_SUGGESTIONS = 8;
const MAX_REFERENCES = 3;
const REFERENCE = /^#?(?=.*\d|#)#?([a-z\d]{2,4})$/i;

type Entry = Suggestion & { cars: number; isMake: boolean; keys: string[] };

const entries = new WeakMap<InventoryNames, Entry[]>();

/**
 * What the words are understood as, when they say more than a name, then makes, models and references that begin with
 * them, at most eight suggestions. Typing mistakes are tolerated.
 */
export async function suggest(typed: string, lookup: Lookup, currentYear: number): Promise<Suggestion[]> {
  const words = textOf(tokenise(typed));
  const reference = REFERENCE.exec(parseWords(words, null, currentYear).rest)?.[1];
  const [names, cars] = await Promise.all([
    lookup.names(),
    reference ? lookup.carsByReference(reference.toUpperCase(), MAX_REFERENCES) : null,
  ]);
  if (!names) return [];
  const begun = words.startsWith('#') ? [] : namesBeginningWith(words, names);
  const referenced = (cars ?? []).map((car) => ({
    label: `#${vehicleReference(car)} ${vehicleTitle(car)}`,
    address: vehicleAddress(car),
    cars: null,
  }));
  const filter = understoodSearch(words, names, currentYear);
  const meant = begun.length === 0 && filter ? namesOf(filter, names) : [];
  const found = [...begun, ...meant].slice(0, MAX_SUGGESTIONS - referenced.length).concat(referenced);
  const saysMore =
    filter !== null &&
    !words.startsWith('#') &&
    (begun.length + referenced.length === 0 || activeKeys(filter).some(isNoName)) &&
    meant.every(({ address }) => address !== searchAddress(filter));
  const understood = saysMore ? await understoodSuggestion(words, filter, lookup) : [];
  return [...understood, ...found].slice(0, MAX_SUGGESTIONS);
}

function isNoName(key: FilterKey): boolean {
  return key !== 'make' && key !== 'model' && key !== 'q';
}

async function understoodSuggestion(
  words: string,
  filter: SearchFilter,
  { stockOf, describe }: Lookup,
): Promise<Suggestion[]> {
  const stock = await stockOf(filter);
  if (!stock) return [];
  return [{ label: describe(filter, stock, words), address: searchAddress(filter), cars: null }];
}

function namesBeginningWith(words: string, names: InventoryNames): Suggestion[] {
  const typed = compactName(words);
  if (!typed) return [];
  return entriesOf(names)
    .map((entry) => ({ entry, at: entry.keys.findIndex((key) => key.startsWith(typed)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => rank(a) - rank(b) || b.entry.cars - a.entry.cars)
    .map(({ entry }) => suggestionOf(entry));
}

/** Makes come first, then names that begin with the typed text, then names in which a later word does. */
function rank({ entry, at }: { entry: Entry; at: number }): number {
  if (entry.isMake) return 0;
  return at < 2 ? 1 : 2;
}

/** The make and model that the words mean, despite typing mistakes. */
function namesOf({ make, model }: SearchFilter, names: InventoryNames): Suggestion[] {
  const address = addressOf(make, model);
  return entriesOf(names)
    .filter((entry) => entry.address === address)
    .map(suggestionOf);
}

function suggestionOf({ label, address, cars }: Entry): Suggestion {
  return { label, address, cars: cars === 0 ? null : cars };
}

function entriesOf(names: InventoryNames): Entry[] {
  const known = entries.get(names);
  if (known) return known;
  const built = names.makes.flatMap(({ name: make, cars, models }) => [
    entry(make, '', cars),
    ...models.map((model) => entry(make, model.name, model.cars)),
  ]);
  entries.set(names, built);
  return built;
}

function entry(make: string, model: string, cars: number): Entry {
  const label = model ? `${make} ${model}` : make;
  const laterWords = (model || make).split(/[ -]/, MAX_PHRASE_WORDS).slice(1);
  const others = [...laterWords, ...alsoSoldAs(make, model)].map(compactName);
  const keys = [compactName(label), compactName(model), ...others].filter(Boolean);
  return { label, address: addressOf(make, model), cars, isMake: !model, keys };
}

function addressOf(make: string, model: string): string {
  return searchAddress(withCriteria(EMPTY_FILTER, { make, model }));
}

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
