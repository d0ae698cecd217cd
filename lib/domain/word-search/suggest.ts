import { vehicleAddress, vehicleReference, vehicleTitle } from '#lib/domain/vehicle/vehicle.ts';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import type { InventoryLookup } from './words-address.ts';
import { parseWords } from './parse-words.ts';
import { tidyWords } from './spelling.ts';
import { compactName } from './tokens.ts';

/** A suggestion of the search box: a make or a model with its number of cars, or a car. */
export type Suggestion = { label: string; address: string; cars: number | null };

const MAX_SUGGESTIONS = 8;
const MAX_REFERENCES = 3;
const REFERENCE = /^#?(?=.*\d|#)#?([a-z\d]{2,4})$/i;

type Entry = Suggestion & { cars: number; isMake: boolean; keys: string[] };

const entries = new WeakMap<InventoryNames, Entry[]>();

/** Makes, models and references that begin with the typed text, at most eight. Typing mistakes are tolerated. */
export async function suggest(
  typed: string,
  { names, carsByReference }: InventoryLookup,
  currentYear: number,
): Promise<Suggestion[]> {
  const words = tidyWords(typed);
  const reference = REFERENCE.exec(words)?.[1];
  const [known, cars] = await Promise.all([
    names(),
    reference ? carsByReference(reference.toUpperCase(), MAX_REFERENCES) : null,
  ]);
  const named = known && !words.startsWith('#') ? matchingNames(words, known, currentYear) : [];
  const referenced = (cars ?? []).map((car) => ({
    label: `#${vehicleReference(car)} ${vehicleTitle(car)}`,
    address: vehicleAddress(car),
    cars: null,
  }));
  return [...named.slice(0, MAX_SUGGESTIONS - referenced.length), ...referenced];
}

function matchingNames(words: string, names: InventoryNames, currentYear: number): Suggestion[] {
  const typed = compactName(words);
  if (!typed) return [];
  const all = entriesOf(names);
  const found = all
    .map((entry) => ({ entry, at: entry.keys.findIndex((key) => key.startsWith(typed)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => rank(a) - rank(b) || b.entry.cars - a.entry.cars)
    .map(({ entry }) => entry);
  return (found.length > 0 ? found : misspeltNames(words, names, currentYear)).map(
    ({ label, address, cars }) => ({
      label,
      address,
      cars,
    }),
  );
}

/** Makes come first, then names that begin with the typed text, then names in which a later word does. */
function rank({ entry, at }: { entry: Entry; at: number }): number {
  if (entry.isMake) return 0;
  return at < 2 ? 1 : 2;
}

/** The make and model that the words mean in spite of typing mistakes. */
function misspeltNames(words: string, names: InventoryNames, currentYear: number): Suggestion[] {
  const { make = '', model = '' } = parseWords(words, names, currentYear).criteria;
  const address = addressOf(make, model);
  return make || model ? entriesOf(names).filter((entry) => entry.address === address) : [];
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
  const laterWords = (model || make).split(/[ -]/).slice(1);
  const keys = [compactName(label), compactName(model), ...laterWords.map(compactName)].filter(Boolean);
  return { label, address: addressOf(make, model), cars, isMake: !model, keys };
}

function addressOf(make: string, model: string): string {
  return searchAddress(withCriteria(EMPTY_FILTER, { make, model }));
}
