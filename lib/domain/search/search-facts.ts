import { tidyChassisNumber } from '#lib/domain/vehicle/chassis-number.ts';
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
import { FILTER_FIELDS, isSet, MAX_WORDS, type SearchFilter } from './search-filter.ts';

export type NumberFact = 'mileage' | 'year' | 'cc' | 'price';

/**
 * The values of a vehicle that a search compares, as the backoffice compares them. An unknown text is `''`, an unknown
 * number null.
 */
export type SearchFacts = Record<Facet, string> & Record<NumberFact, number | null>;

/** See {@link SearchFacts}. */
export function searchFacts(vehicle: Vehicle): SearchFacts {
  return {
    make: nameKey(vehicle.make),
    model: nameKey(vehicle.model),
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

/** Bodies that `4x4` finds, besides cars whose text says so. */
const OFF_ROAD_BODIES = ['SUV', 'PICKUP'];
const FOUR_WHEEL_DRIVE = /\b(?:4WD|AWD|4X4)\b/i;
const AUCTION_GRADE = /^(?:\d(?:\.\d)?|[A-Z]{1,2})$/i;

/** The text in which the words of a search must occur, as `comparedWord` writes them. */
export function searchableText(vehicle: Vehicle): string {
  const { make, model, version, clientOptions, type, colour, countryOfOrigin, auctionGrade } = vehicle;
  const [modelCode = '', ...serialNumber] = tidyChassisNumber(vehicle.chassisNumber).split('-');
  const grade = tidyGrade(auctionGrade);
  const texts = [make, model, version, clientOptions, type, colour, countryOfOrigin, fuelLabel(vehicle)];
  const isOffRoad = OFF_ROAD_BODIES.includes(nameKey(type)) || FOUR_WHEEL_DRIVE.test(texts.join(' '));
  texts.push(vehicleReference(vehicle));
  if (serialNumber.length > 0) texts.push(modelCode);
  if (AUCTION_GRADE.test(grade)) texts.push(`grade${grade}`);
  if (isOffRoad) texts.push('4x4');
  return comparedWord(texts.join(' '));
}

/** The grade of a search. `note`, which is French for it, is also a model, of which no engine has these sizes. */
const TYPED_GRADE =
  /(?<![\p{L}\p{N}])(?:grade\s*|note\s+(?=[345][.,]5))(\d(?:[.,]\d)?|ra|\p{L})(?![\p{L}\p{N}])/giu;

const WORDS = /grade\d\.\d|(?:\p{L}\p{M}*|\p{N})+/giu;

/** The words of a text: runs of digits and of letters with their marks, and auction grades. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(WORDS) ?? [];
}

/** The words of a search, of which the first twelve count. The auction grade is one: `grade 4,5` is `grade4.5`. */
export function searchWords(text: string): string[] {
  const graded = text.replace(TYPED_GRADE, (_, grade: string) => `grade${tidyGrade(grade)}`);
  return wordsOf(graded).slice(0, MAX_WORDS);
}

function tidyGrade(grade: string): string {
  return grade.replace(',', '.').replace(/\.0$/, '');
}

/**
 * The form in which words are compared: letters without their marks. A mark that has no letter, such as that of an emoji,
 * is no part of the word after it.
 */
export function comparedWord(text: string): string {
  const withoutMarks = text.normalize('NFD').replace(/(\p{L})?\p{M}+/gu, (_, letter = ' ') => String(letter));
  return withoutMarks.normalize('NFC');
}

/** The conditions of a filter on `SearchFacts`. Bounds are inclusive; an unknown number is outside every bound. */
export type Conditions = {
  texts: { key: Facet; value: string }[];
  bounds: { key: NumberFact; min: number; max: number }[];
};

/** The value of a field as `SearchFacts` has it. */
function factOf(key: Facet, value: string): string {
  return FILTER_FIELDS[key].kind === 'text' ? nameKey(value) : value;
}

/** The conditions that a car meets when the search finds it, besides its words. */
export function conditions(filter: SearchFilter): Conditions {
  const bounds: [NumberFact, number | null, number | null][] = [
    ['mileage', filter.minMileage, filter.maxMileage],
    ['year', filter.minYear, filter.maxYear],
    ['cc', filter.minCC, filter.maxCC],
    ['price', filter.minPrice, priceLimit(filter)],
  ];
  return {
    texts: FACETS.filter((key) => isSet(filter[key])).map((key) => ({
      key,
      value: factOf(key, filter[key] ?? ''),
    })),
    bounds: bounds
      .filter(([, min, max]) => min !== null || max !== null)
      .map(([key, min, max]) => ({ key, min: min ?? -Infinity, max: max ?? Infinity })),
  };
}
