import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { similarVehicles } from './similar.ts';
import { anInventory } from './testing/an-inventory.ts';

const sold = aVehicle({ chassisNumber: 'SOLD-ONE', status: 'SOLD', clientSellingPrice: 600_000 });

/** The chassis numbers of the cars offered in place of the sold one, or beside one that differs from it. */
async function offered(
  candidates: Partial<Vehicle>[],
  differences: Partial<Vehicle> = {},
): Promise<string[]> {
  const cars = candidates.map((candidate) => aVehicle({ clientSellingPrice: 600_000, ...candidate }));
  const inventory = await anInventory([{ ...sold, ...differences, status: 'IN STOCK' }, ...cars]);
  return similarVehicles(inventory, { ...sold, ...differences }).map(({ chassisNumber }) => chassisNumber);
}

const SAME_MODEL = { chassisNumber: 'SAME MODEL' };
const SAME_MAKE = { chassisNumber: 'SAME MAKE', model: 'HIACE', type: 'VAN' };
const SAME_BODY = { chassisNumber: 'SAME BODY', make: 'HONDA', model: 'FIT' };

test('in place of a sold car, the same make and model come first, then the same make, then the same body and price range', async () => {
  await expect(offered([SAME_BODY, SAME_MAKE, SAME_MODEL])).resolves.toEqual([
    'SAME MODEL',
    'SAME MAKE',
    'SAME BODY',
  ]);
});

test('beside a car that is for sale, the same body and price range come before the same make', async () => {
  const candidates = [SAME_MAKE, SAME_BODY, SAME_MODEL];
  await expect(offered(candidates, { status: 'IN STOCK' })).resolves.toEqual([
    'SAME MODEL',
    'SAME BODY',
    'SAME MAKE',
  ]);
});

test('neither the car itself nor a sold car is offered', async () => {
  const another = { ...SAME_MODEL, chassisNumber: 'SOLD TOO', status: 'SOLD' };
  await expect(offered([another, SAME_MODEL])).resolves.toEqual(['SAME MODEL']);
});

test('a car that is coming soon is offered like one in stock', async () => {
  await expect(offered([{ ...SAME_MAKE, status: 'COMING SOON' }])).resolves.toEqual(['SAME MAKE']);
});

test('a car of another make and body is not offered', async () => {
  await expect(offered([{ make: 'HONDA', model: 'FIT', type: 'SEDAN' }])).resolves.toEqual([]);
});

test.each([
  [449_999, []],
  [450_000, ['SAME BODY']],
  [750_000, ['SAME BODY']],
  [750_001, []],
  [null, []],
])('for a car of Rs 600,000, another make at Rs %p gives %j', async (clientSellingPrice, expected) => {
  await expect(offered([{ ...SAME_BODY, clientSellingPrice }])).resolves.toEqual(expected);
});

test('in place of a car without a price, one of the same body is offered whatever it costs', async () => {
  const candidates = [
    { ...SAME_BODY, chassisNumber: 'ON REQUEST', clientSellingPrice: null },
    { ...SAME_BODY, chassisNumber: 'DEAR', clientSellingPrice: 9_000_000 },
  ];
  await expect(offered(candidates, { clientSellingPrice: null })).resolves.toEqual(['DEAR', 'ON REQUEST']);
});

test('among equals the nearest in price comes first, and Price on Request last', async () => {
  const candidates = [
    { chassisNumber: 'ON REQUEST', clientSellingPrice: 0 },
    { chassisNumber: 'FAR', clientSellingPrice: 900_000 },
    { chassisNumber: 'NEAR', clientSellingPrice: 590_000 },
    { ...SAME_MAKE, clientSellingPrice: 600_000 },
  ];
  await expect(offered(candidates)).resolves.toEqual(['NEAR', 'FAR', 'ON REQUEST', 'SAME MAKE']);
});

test('unknown values are never the same, and case is ignored', async () => {
  const unknown = { make: '', model: '', type: '' };
  await expect(offered([unknown], unknown)).resolves.toEqual([]);
  await expect(
    offered([{ chassisNumber: 'WRITTEN OTHERWISE', make: 'Toyota', model: 'Aqua' }]),
  ).resolves.toEqual(['WRITTEN OTHERWISE']);
});

test('at most four are offered', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ chassisNumber: `CAR ${index}` }));
  await expect(offered(many)).resolves.toEqual(['CAR 0', 'CAR 1', 'CAR 2', 'CAR 3']);
});
