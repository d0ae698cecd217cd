import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { anInventory } from './testing/an-inventory.ts';

const AQUA = aVehicle({ chassisNumber: 'NHP10-9612' });
const VITZ = aVehicle({ chassisNumber: 'KSP130-1', model: 'VITZ' });
const LEAF = aVehicle({ chassisNumber: 'ZE1-2', make: 'NISSAN', model: 'LEAF', status: 'SOLD', type: 'Suv' });

test('names have their number of cars that are not sold', async () => {
  const { names } = await anInventory([AQUA, VITZ, LEAF]);
  expect(names.makes).toEqual([
    {
      name: 'TOYOTA',
      cars: 2,
      models: [
        { name: 'AQUA', cars: 1 },
        { name: 'VITZ', cars: 1 },
      ],
    },
    { name: 'NISSAN', cars: 0, models: [{ name: 'LEAF', cars: 0 }] },
  ]);
  expect(names.bodies).toEqual(['HATCHBACK', 'SUV']);
});

test('a make, and a model of a make, is named in the spelling of most of its cars', async () => {
  const cars = [
    ['Toyota', 'Aqua'],
    ['TOYOTA', 'AQUA'],
    ['TOYOTA', 'AQUA'],
    ['NISSAN', 'Vanette'],
    ['MAZDA', 'VANETTE'],
  ].map(([make = '', model = ''], index) => aVehicle({ chassisNumber: `C${index}`, make, model }));
  const { names } = await anInventory(cars);
  expect(names.makes).toEqual([
    { name: 'TOYOTA', cars: 3, models: [{ name: 'AQUA', cars: 3 }] },
    { name: 'MAZDA', cars: 1, models: [{ name: 'VANETTE', cars: 1 }] },
    { name: 'NISSAN', cars: 1, models: [{ name: 'Vanette', cars: 1 }] },
  ]);
});

test('the words of the cars are known, with those of other languages', async () => {
  const { names } = await anInventory([{ ...AQUA, clientOptions: 'Caméra;Airbags' }]);
  for (const word of ['aqua', 'camera', 'nhp10', '9612', 'japon', 'hybrid'])
    expect(names.words).toContain(word);
});
