import { VARIANT_COUNT } from '../pictures/address.ts';
import type { SeedVehicle, VehicleStatus } from '../vehicle.ts';
import type { Generation, Paint, Variant } from './catalogue/generation.ts';
import { chassisNumber } from './chassis-number.ts';
import { createDeck, createDecks, repeated } from './deck.ts';
import { features } from './features.ts';
import { importedHistory, localHistory, type History } from './history.ts';
import { pictureList } from './picture-list.ts';
import { price } from './price.ts';
import { pick, type Random } from './random.ts';
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

/** Makes vehicles that agree with themselves and differ from their sisters in colour, version and past. */
export function createAssembler(random: Random): (opening: Opening, index: number) => SeedVehicle {
  const nextGrade = createDecks(random, gradesOf);
  const nextPaint = createDecks(random, paintsOf);
  const nextLook = createDecks(random, () => Array.from({ length: VARIANT_COUNT }, (_, look) => look));
  const nextStatus = createStatuses(random);
  const isPriced = createDeck(
    random,
    repeated([
      [true, ON_REQUEST - 1],
      [false, 1],
    ] as const),
  );

  return ({ generation, isPreOwned }, index) => {
    const status = nextStatus(isPreOwned);
    const grade = nextGrade(generation);
    const paint = nextPaint(generation);
    const past = isPreOwned
      ? localHistory(generation, random)
      : importedHistory(generation, isOnItsWay(status), random);
    const looks = {
      bodyStyle: generation.bodyStyle,
      paint: paint.hex,
      variant: nextLook(generation.bodyStyle),
    };
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
      clientSellingPrice: isPriced() ? price(subject) : null,
      clientOptions: features(subject, random).join(';'),
      images: pictureList(looks, isOnItsWay(status), random),
      featured: false,
    };
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

function isOnItsWay(status: VehicleStatus): boolean {
  return status === 'ON THE WAY';
}

/** No second-hand car below 3.5 may be imported; the better grades go to the cars that were driven less. */
function auctionGrade({ mileage, wear }: History, random: Random): string {
  if (mileage < 15_000) return pick(random, ['4.5', '5']);
  if (wear < 0.9) return pick(random, ['4', '4.5', '4.5']);
  return pick(random, ['3.5', '4', '4', '4.5']);
}
