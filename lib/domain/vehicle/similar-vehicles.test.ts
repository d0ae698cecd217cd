import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { similarities, type SimilarityTarget } from './similar-vehicles.ts';

const AQUA = aVehicle({ type: 'HATCHBACK', clientSellingPrice: 600_001, status: 'IN STOCK' });

/** What each similarity compares, the closest first: `make model`, or `body 450000-750002`. */
function comparedBy(changes: Partial<SimilarityTarget>): string[] {
  return similarities({ ...AQUA, ...changes }).map(({ texts, bounds }) =>
    [...texts.map(({ key }) => key), ...bounds.map(({ min, max }) => `${min}-${max}`)].join(' '),
  );
}

test.each<[string, Partial<SimilarityTarget>, string[]]>([
  ['the model, then the body at this price, then the make', {}, ['make model', 'body 450000-750002', 'make']],
  [
    'those of the make first for a sold car',
    { status: 'SOLD' },
    ['make model', 'make', 'body 450000-750002'],
  ],
  ['the body at any price without a price', { clientSellingPrice: null }, ['make model', 'body', 'make']],
  ['what is known', { model: '', type: '' }, ['make']],
  ['nothing of a car that is not known', { make: '', type: '' }, []],
])('a car is similar by %s', (_, changes, expected) => {
  expect(comparedBy(changes)).toEqual(expected);
});
