import type { SeedVehicle } from '../vehicle.ts';
import { createAssembler, type Opening } from './assemble.ts';
import { ALL_GENERATIONS } from './catalogue/all-generations.ts';
import { MAXIMUM_COUNT } from './chassis-number.ts';
import { createDeck, repeated } from './deck.ts';
import { createRandom } from './random.ts';
import { showcase } from './showcase.ts';

const SEED = 1968;

const OPENINGS: readonly Opening[] = ALL_GENERATIONS.flatMap((generation) =>
  repeated([
    [{ generation, isPreOwned: false }, generation.imported ?? 0],
    [{ generation, isPreOwned: true }, generation.preOwned ?? 0],
  ]),
);

/** How many vehicles the reference inventory has. */
export const REFERENCE_COUNT = OPENINGS.length;

/**
 * The first `count` vehicles: the reference inventory, then, for tests under load, as many more of the same
 * kind. Always the same ones in the same order, each with a chassis number of its own.
 * @throws RangeError when there are not so many chassis numbers.
 */
export function* inventory(count: number): Generator<SeedVehicle> {
  if (count > MAXIMUM_COUNT) throw new RangeError(`There are chassis numbers for ${MAXIMUM_COUNT} vehicles`);

  const random = createRandom(SEED);
  const nextOpening = createDeck(random, OPENINGS);
  const assemble = createAssembler(random);
  const reference = Array.from({ length: REFERENCE_COUNT }, (_, index) => assemble(nextOpening(), index));

  yield* showcase(reference).slice(0, count);
  for (let index = REFERENCE_COUNT; index < count; index += 1) yield assemble(nextOpening(), index);
}
