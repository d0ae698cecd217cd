import { similarVehicles } from './similar-vehicles.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from './vehicle.ts';

const sold = aVehicle({ chassisNumber: 'SOLD-ONE', status: 'SOLD', clientSellingPrice: 600_000 });

/** The chassis numbers of the cars offered in place of the sold one, or of one that differs from it. */
function offered(candidates: Partial<Vehicle>[], differences: Partial<Vehicle> = {}): string[] {
  const vehicles = candidates.map((candidate) => aVehicle({ clientSellingPrice: 600_000, ...candidate }));
  return similarVehicles({ ...sold, ...differences }, vehicles).map(({ chassisNumber }) => chassisNumber);
}

const SAME_MODEL = { chassisNumber: 'SAME MODEL' };
const SAME_MAKE = { chassisNumber: 'SAME MAKE', model: 'HIACE', type: 'VAN' };
const SAME_BODY = { chassisNumber: 'SAME BODY', make: 'HONDA', model: 'FIT' };

test('cars of the same make and model come first, then of the same make, then of the same body and price range', () => {
  expect(offered([SAME_BODY, SAME_MAKE, SAME_MODEL])).toEqual(['SAME MODEL', 'SAME MAKE', 'SAME BODY']);
});

test('neither the car itself nor a sold car is offered, and none twice', () => {
  const another = { ...SAME_MODEL, chassisNumber: 'SOLD TOO', status: 'SOLD' };
  expect(offered([{ chassisNumber: 'SOLD-ONE' }, another, SAME_MODEL, SAME_MODEL])).toEqual(['SAME MODEL']);
});

test('a car that is coming soon is offered like one in stock', () => {
  expect(offered([{ ...SAME_MAKE, status: 'COMING SOON' }])).toEqual(['SAME MAKE']);
});

test('a car of another make and body is not offered', () => {
  expect(offered([{ make: 'HONDA', model: 'FIT', type: 'SEDAN' }])).toEqual([]);
});

test.each([
  [449_999, []],
  [450_000, ['SAME BODY']],
  [750_000, ['SAME BODY']],
  [750_001, []],
  [null, []],
])('for a car of Rs 600,000, another make at Rs %p gives %j', (clientSellingPrice, expected) => {
  expect(offered([{ ...SAME_BODY, clientSellingPrice }])).toEqual(expected);
});

test('in place of a car without a price, one of the same body is offered whatever it costs', () => {
  const candidates = [
    { ...SAME_BODY, chassisNumber: 'ON REQUEST', clientSellingPrice: null },
    { ...SAME_BODY, chassisNumber: 'DEAR', clientSellingPrice: 9_000_000 },
  ];
  expect(offered(candidates, { clientSellingPrice: null })).toEqual(['DEAR', 'ON REQUEST']);
});

test('among equals the nearest in price comes first, and Price on Request last', () => {
  const candidates = [
    { chassisNumber: 'ON REQUEST', clientSellingPrice: 0 },
    { chassisNumber: 'FAR', clientSellingPrice: 900_000 },
    { chassisNumber: 'NEAR', clientSellingPrice: 590_000 },
    { ...SAME_MAKE, clientSellingPrice: 600_000 },
  ];
  expect(offered(candidates)).toEqual(['NEAR', 'FAR', 'ON REQUEST', 'SAME MAKE']);
});

test('unknown values are never the same, and case is ignored', () => {
  const unknown = { make: '', model: '', type: '' };
  expect(offered([unknown], unknown)).toEqual([]);
  expect(offered([{ chassisNumber: 'WRITTEN OTHERWISE', make: 'Toyota', model: 'Aqua' }])).toEqual([
    'WRITTEN OTHERWISE',
  ]);
});

test('at most six are offered', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ chassisNumber: `CAR ${index}` }));
  expect(offered(many)).toEqual(['CAR 0', 'CAR 1', 'CAR 2', 'CAR 3', 'CAR 4', 'CAR 5']);
});
