import { VARIANT_COUNT } from '../pictures/address.ts';
import type { SeedVehicle, VehicleStatus } from '../vehicle.ts';
import type { Generation, Paint, Variant } from './catalogue/generation.ts';
import { chassisNumber } from './chassis-number.ts';
import { createDeck, createDecks, repeated } from './deck.ts';
import { features } from './features.ts';
import { importedHistory, localHistory, type History } from './history.ts';
import { pictureList } from './picture-list.ts';
import { price } from './price.ts';
import { createRandom, pick, type Random } from './random.ts';
import { createStatuses } from './status.ts';

/** One place in the stock: a generation, to be had as an import or bought on the island. */
export type Opening = { generation: Generation; isPreOwned: boolean };

type Grade = { variant: Variant; version: string; richness: number };

const BODY_TYPES = {
  kei: 'HATCHBACK',
  hatchback: 'HATCHBACK',
  sedan: 'SALOON',
  wagon: 'STATION WAGON',
  'compact-suv': 'SUV',
  suv: 'SUV',
  mpv: 'MPV',
  van: 'VAN',
  pickup: 'PICKUP',
  coupe: 'COUPE',
} as const;

/** One car in so many is priced on request. */
const ON_REQUEST = 16;

/** What chance gives a car: its condition on the market and its looks, without early repeats. */
type Dealt = { status: VehicleStatus; grade: Grade; paint: Paint; look: number; isPriced: boolean };

/**
 * Makes vehicles that agree with themselves and differ from their sisters in colour, version and past. Each
 * draws its past from a sequence of its own, so that a change in one leaves the others as they were.
 */
export function createAssembler(random: Random): (opening: Opening, index: number) => SeedVehicle {
  const deal = createDealer(random);
  return (opening, index) => assemble(opening, index, deal(opening), createRandom(index));
}

function createDealer(random: Random): (opening: Opening) => Dealt {
  const status = createStatuses(random);
  const grade = createDecks(random, gradesOf);
  const paint = createDecks(random, paintsOf);
  const look = createDecks(random, () => Array.from({ length: VARIANT_COUNT }, (_, variant) => variant));
  const isPriced = createDeck(
    random,
    Array.from({ length: ON_REQUEST }, (_, car) => car > 0),
  );
  return ({ generation, isPreOwned }) => ({
    status: status(isPreOwned),
    grade: grade(generation),
    paint: paint(generation),
    look: look(generation.bodyStyle),
    isPriced: isPriced(),
  });
}

function assemble(
  { generation, isPreOwned }: Opening,
  index: number,
  dealt: Dealt,
  random: Random,
): SeedVehicle {
  const { status, grade, paint, look, isPriced } = dealt;
  const isOnItsWay = status === 'ON THE WAY';
  const past = isPreOwned
    ? localHistory(generation, random)
    : importedHistory(generation, isOnItsWay, random);
  const looks = { bodyStyle: generation.bodyStyle, paint: paint.hex, variant: look };
  const subject = { generation, isPreOwned, ...grade, ...past };
  return {
    chassisNumber: chassisNumber(grade.variant[0], index, past.year),
    ...described(generation, grade, paint),
    yearOfManufacture: past.year,
    mileage: past.mileage,
    firstRegistration: past.firstRegistration,
    auctionGrade: isPreOwned || generation.origin !== 'JAPAN' ? '' : auctionGrade(past, random),
    status,
    localVehicle: isPreOwned,
    clientSellingPrice: isPriced ? price(subject) : null,
    clientOptions: features(subject, random).join(';'),
    images: pictureList(looks, isOnItsWay, random),
    featured: false,
  };
}

function described(
  { make, model, bodyStyle, origin }: Generation,
  { variant, version }: Grade,
  paint: Paint,
) {
  const [, fuel, engineCapacity, transmission] = variant;
  return {
    make,
    model,
    type: BODY_TYPES[bodyStyle],
    fuel,
    engineCapacity,
    transmission,
    colour: paint.name,
    colourCode: paint.code,
    version,
    countryOfOrigin: origin,
  };
}

function gradesOf({ variants }: Generation): Grade[] {
  const all = variants.flatMap((variant) => {
    const [, , , , ...versions] = variant;
    return versions.map((version) => ({ variant, version }));
  });
  return all.map((grade, rank) => ({ ...grade, richness: all.length > 1 ? rank / (all.length - 1) : 0.5 }));
}

function paintsOf({ paints }: Generation): Paint[] {
  return repeated(paints.map((paint) => [paint, paint.share]));
}

/** No second-hand car below 3.5 may be imported; the better grades go to the cars that were driven less. */
function auctionGrade({ mileage, wear }: History, random: Random): string {
  if (mileage < 15_000) return pick(random, ['4.5', '5']);
  if (mileage < 28_000 || wear < 0.9) return pick(random, ['4', '4.5', '4.5']);
  return pick(random, ['3.5', '4', '4', '4.5']);
}
