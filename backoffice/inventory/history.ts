import type { Generation } from './catalogue/generation.ts';
import { between, type Random } from './random.ts';

/** `wear` is the mileage against what is usual at that age: 1 is usual. */
export type History = { year: number; firstRegistration: string; mileage: number; wear: number };

/** Months are counted from the year 0, so that they can be added and compared. */
type Span = { first: number; last: number };

/** The month at which the reference inventory stands still. */
const TODAY = monthOf(2026, 11);
/** The age at which a car may be shipped to Mauritius as second-hand, in months; goods are held to less. */
const YOUNGEST_IMPORT = 19;
const OLDEST_IMPORT = 47;
const OLDEST_PICKUP_IMPORT = 35;
/** Nobody sells a car the year it came. One that came second-hand had some years abroad before. */
const YOUNGEST_RESALE = 14;
const YOUNGEST_RESALE_OF_IMPORT = 46;

/**
 * A past for a car from abroad: registered there, used there, shipped while the law allowed it.
 * @throws RangeError when this generation is too old or too young to be imported now.
 */
export function importedHistory(generation: Generation, isOnItsWay: boolean, random: Random): History {
  const firstBuilt = monthOf(generation.years[0], 1);
  const lastBuilt = monthOf(generation.years[1], 12);
  const [longestAgo, latest] = isOnItsWay ? [1, TODAY] : [16, TODAY - 2];
  const shipped = between(random, Math.max(TODAY - longestAgo, firstBuilt + YOUNGEST_IMPORT), latest);

  const oldest = generation.bodyStyle === 'pickup' ? OLDEST_PICKUP_IMPORT : OLDEST_IMPORT;
  const span = {
    first: Math.max(shipped - oldest, firstBuilt),
    last: Math.min(shipped - YOUNGEST_IMPORT, lastBuilt),
  };
  if (span.first > span.last) throw new RangeError(`${generation.model} cannot be imported now`);

  const registered = skewedToFirst(span, random);
  return history(generation, registered, shipped - registered, random);
}

/** A past for a car that has been on the island's roads until now. */
export function localHistory(generation: Generation, random: Random): History {
  const latest = TODAY - (cameSecondHand(generation) ? YOUNGEST_RESALE_OF_IMPORT : YOUNGEST_RESALE);
  const registered = between(
    random,
    monthOf(generation.years[0], 3),
    Math.min(monthOf(generation.years[1], 12), latest),
  );
  return history(generation, registered, TODAY - registered, random);
}

function history(generation: Generation, registered: number, monthsInUse: number, random: Random): History {
  const built = Math.max(registered - between(random, 0, 3), monthOf(generation.years[0], 1));
  const wear = 0.55 + 0.9 * random();
  return {
    year: Math.floor(built / 12),
    firstRegistration: monthText(registered),
    mileage:
      Math.round(busyMonths(monthsInUse) * usualMonthlyKilometres(generation) * wear) +
      between(random, 40, 900),
    wear,
  };
}

/** After eight years a car is driven half as much. */
function busyMonths(months: number): number {
  return Math.min(months, 96) + Math.max(0, months - 96) / 2;
}

function cameSecondHand({ origin }: Generation): boolean {
  return origin === 'JAPAN' || origin === 'UNITED KINGDOM';
}

function usualMonthlyKilometres({ bodyStyle, origin }: Generation): number {
  if (bodyStyle === 'coupe') return 480;
  if (bodyStyle === 'kei') return 700;
  return origin === 'UNITED KINGDOM' ? 1_000 : 840;
}

/** Importers buy towards the end of what the law allows, where cars cost least. */
function skewedToFirst({ first, last }: Span, random: Random): number {
  return first + Math.floor(random() ** 1.3 * (last - first + 1));
}

function monthOf(year: number, month: number): number {
  return year * 12 + month - 1;
}

function monthText(months: number): string {
  return `${String((months % 12) + 1).padStart(2, '0')}/${Math.floor(months / 12)}`;
}
