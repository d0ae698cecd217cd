import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { INVENTORY_NAMES } from '#lib/domain/testing/inventory-names.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { suggestionLabel } from '#lib/texts/search-label.ts';
import { suggest } from './suggest.ts';

const CAR = aVehicle({
  chassisNumber: 'NHP10-6719612',
  make: 'TOYOTA',
  model: 'AQUA',
  yearOfManufacture: 2018,
});

const LOOKUP: Parameters<typeof suggest>[1] = {
  names: () => Promise.resolve(INVENTORY_NAMES),
  carsByReference: (reference, limit) =>
    Promise.resolve([CAR].filter(() => '9612'.startsWith(reference)).slice(0, limit)),
  stockOf: ({ q }) => Promise.resolve(q === 'zzzz' ? { total: 0, sold: 0 } : { total: 70, sold: 6 }),
  describe: (filter, stock, words) => suggestionLabel(filter, stock, words, TEXTS.en),
};

async function labels(typed: string) {
  const suggestions = await suggest(typed, LOOKUP, 2026);
  return suggestions.map(({ label }) => label);
}

test.each([
  ['toy', ['TOYOTA', 'TOYOTA AQUA', 'TOYOTA C-HR', 'TOYOTA COROLLA CROSS']],
  ['swi', ['SUZUKI SWIFT', 'SUZUKI SWIFT SPORT']],
  ['toyota co', ['TOYOTA COROLLA CROSS', 'TOYOTA COROLLA FIELDER']],
  ['prado', ['TOYOTA LAND CRUISER PRADO']],
  ['crv', ['HONDA CR-V']],
  ['Citroe', ['CITROËN', 'CITROËN C3']],
  ['wolksvagen', ['VOLKSWAGEN']],
  ['hybrid aqua', ['Hybrid TOYOTA AQUA: 64 cars', 'TOYOTA AQUA']],
  ['automatic suv under 1.5m', ['Automatic SUVs up to Rs 1,500,000: 64 cars']],
  ['zzzz', ['No car matches zzzz']],
  ['toyota zzzz', ['No car matches toyota zzzz', 'TOYOTA']],
  ['#9', []],
  ['#96', ['#9612 TOYOTA AQUA 2018']],
  ['9612', ['#9612 TOYOTA AQUA 2018']],
  ['ref 9612', ['#9612 TOYOTA AQUA 2018']],
  ['20', ['PEUGEOT 208', 'PEUGEOT 2008']],
  ['sunroof', ['Cars, with sunroof: 64 cars']],
  [' ', []],
  ['<#?/', []],
])('%p suggests %j', async (typed, expected) => {
  expect((await labels(typed)).slice(0, 4)).toEqual(expected);
});

test('a suggestion leads to the search or the car, with the number of cars', async () => {
  await expect(suggest('aqua', LOOKUP, 2026)).resolves.toEqual([
    { label: 'TOYOTA AQUA', address: '/search?make=TOYOTA&model=AQUA', cars: 5 },
  ]);
  await expect(suggest('#9612', LOOKUP, 2026)).resolves.toEqual([
    { label: '#9612 TOYOTA AQUA 2018', address: '/car/NHP10-6719612', cars: null },
  ]);
});

test('a make whose cars are all sold is suggested without a number', async () => {
  const makes = [{ name: 'LADA', cars: 0, models: [] }];
  const lookup = { ...LOOKUP, names: () => Promise.resolve({ makes, bodies: [], words: new Set<string>() }) };
  await expect(suggest('lad', lookup, 2026)).resolves.toEqual([
    { label: 'LADA', address: '/search?make=LADA', cars: null },
  ]);
});

test('what is understood leads to the search that the words lead to', async () => {
  const [understood] = await suggest('automatic toyota sunroof', LOOKUP, 2026);
  expect(understood).toEqual({
    label: 'Automatic TOYOTA, with sunroof: 64 cars',
    address: '/search?make=TOYOTA&transmission=AUTOMATIC&q=sunroof',
    cars: null,
  });
});

test('without a number of cars only names are suggested', async () => {
  const lookup = { ...LOOKUP, stockOf: () => Promise.resolve(null) };
  await expect(suggest('hybrid aqua', lookup, 2026)).resolves.toEqual([
    { label: 'TOYOTA AQUA', address: '/search?make=TOYOTA&model=AQUA', cars: 5 },
  ]);
});

test('at most eight suggestions are given', async () => {
  await expect(labels('t')).resolves.toHaveLength(8);
});

test('without names nothing is suggested', async () => {
  const lookup = { ...LOOKUP, names: () => Promise.resolve(null) };
  await expect(suggest('toyota', lookup, 2026)).resolves.toEqual([]);
});
