import { colourFamily } from '#lib/domain/vehicle/colour.ts';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import {
  availability,
  engineUnit,
  fuelLabel,
  transmissionLabel,
  vehicleReference,
  type Vehicle,
} from '#lib/domain/vehicle/vehicle.ts';
import { priceLimit } from './backoffice-filter.ts';
import { FACETS, type Facet } from './inventory-view.ts';
import { nameKey } from './name-key.ts';
import { isSet, MAX_WORDS, type SearchFilter } from './search-filter.ts';

export const NUMBER_FACTS = ['mileage', 'year', 'cc', 'price'] as const;
export type NumberFact = (typeof NUMBER_FACTS)[number];

/**
 * The values of a vehicle that a search compares, as the backoffice compares them. An unknown text is `''`, an unknown
 * number null. Make and model keep their spelling: they are compared by `nameKey`.
 */
export type SearchFacts = Record<Facet, string> & Record<NumberFact, number | null>;

/** See {@link SearchFacts}. */
export function searchFacts(vehicle: Vehicle): SearchFacts {
  return {
    make: vehicle.make.normalize('NFC').trim(),
    model: vehicle.model.normalize('NFC').trim(),
    transmission: transmissionLabel({ transmission: nameKey(vehicle.transmission) }),
    fuel: fuelKind(vehicle.fuel),
    body: nameKey(vehicle.type),
    colour: colourFamily(vehicle.colour),
    origin: vehicle.localVehicle ? 'pre-owned' : 'import',
    availability: availability(vehicle).toLowerCase().replace(' ', '-'),
    mileage: vehicle.mileage,
    year: vehicle.yearOfManufacture,
    cc: engineUnit(vehicle) === 'CC' ? vehicle.engineCapacity : null,
    price: sellingPrice(vehicle),
  };
}

/** The fuel without its code in brackets. ELECTRIC HYBRID counts as ELECTRIC. */
function fuelKind(fuel: string): string {
  const kind = nameKey(fuelLabel({ fuel }));
  return kind === 'ELECTRIC HYBRID' ? 'ELECTRIC' : kind;
}

/** The text in which the words of a search must occur, as `comparedWord` writes them. */
export function searchableText(vehicle: Vehicle): string {
  const { make, model, version, clientOptions, type, colour, countryOfOrigin } = vehicle;
  const texts = [make, model, version, clientOptions, type, colour, countryOfOrigin];
  return comparedWord([...texts, vehicleReference(vehicle)].join(' '));
}

/** The words of a search: runs of digits and of letters with their marks, of which the first twelve are used. */
export function searchWords(text: string): string[] {
  const words = text.normalize('NFC').match(/(?:\p{L}\p{M}*|\p{N})+/gu) ?? [];
  return words.slice(0, MAX_WORDS);
}

/**
 * The form in which words are compared: letters without their marks, at which SQLite would end some words. A mark that
 * has no letter, such as that of an emoji, is no part of the word after it.
 */
export function comparedWord(text: string): string {
  const withoutMarks = text.normalize('NFD').replace(/(\p{L})?\p{M}+/gu, (_, letter = ' ') => String(letter));
  return withoutMarks.normalize('NFC');
}

/** The conditions of a filter on `SearchFacts`. Bounds are inclusive; an unknown number is outside every bound. */
export type Conditions = {
  texts: { key: Facet; value: string }[];
  bounds: { key: NumberFact; min: number; max: number }[];
  words: string[];
};

/** The conditions that a car meets when the search finds it. */
export function conditions(filter: SearchFilter): Conditions {
  const bounds: [NumberFact, number | null, number | null][] = [
    ['mileage', filter.minMileage, filter.maxMileage],
    ['year', filter.minYear, filter.maxYear],
    ['cc', filter.minCC, filter.maxCC],
    ['price', filter.minPrice, priceLimit(filter)],
  ];
  return {
    texts: FACETS.filter((key) => isSet(filter[key])).map((key) => ({ key, value: filter[key] ?? '' })),
    bounds: bounds
      .filter(([, min, max]) => min !== null || max !== null)
      .map(([key, min, max]) => ({ key, min: min ?? -Infinity, max: max ?? Infinity })),
    words: searchWords(filter.q ?? ''),
  };
}
