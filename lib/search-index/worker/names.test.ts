import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { withCars } from '#lib/search-index/testing/a-snapshot.ts';

const AQUA = aVehicle({ chassisNumber: 'NHP10-9612' });
const VITZ = aVehicle({ chassisNumber: 'KSP130-1', model: 'VITZ' });
const LEAF = aVehicle({ chassisNumber: 'ZE1-2', make: 'NISSAN', model: 'LEAF', status: 'SOLD' });

test('names have their number of cars that are not sold, and are sent again only after a change', () =>
  withCars([AQUA, VITZ, LEAF], async (store) => {
    const first = await store.names(null);
    expect(first?.names?.makes).toEqual([
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
    await expect(store.names(first?.version ?? '')).resolves.toEqual({
      version: first?.version,
      names: null,
    });
    await store.update([{ chassisNumber: 'ZE1-2', vehicle: null, readAt: 2_000 }]);
    const then = await store.names(first?.version ?? '');
    expect(then?.names?.makes.map(({ name }) => name)).toEqual(['TOYOTA']);
  }));

test('a make, and a model of a make, is named in the spelling of most of its cars', () => {
  const cars = [
    ['Toyota', 'Aqua'],
    ['TOYOTA', 'AQUA'],
    ['TOYOTA', 'AQUA'],
    ['NISSAN', 'Vanette'],
    ['MAZDA', 'VANETTE'],
  ].map(([make = '', model = ''], index) => aVehicle({ chassisNumber: `C${index}`, make, model }));
  return withCars(cars, async (store) => {
    const { names } = (await store.names(null)) ?? {};
    expect(names?.makes).toEqual([
      { name: 'TOYOTA', cars: 3, models: [{ name: 'AQUA', cars: 3 }] },
      { name: 'MAZDA', cars: 1, models: [{ name: 'VANETTE', cars: 1 }] },
      { name: 'NISSAN', cars: 1, models: [{ name: 'Vanette', cars: 1 }] },
    ]);
  });
});

test('names are those of the most cars, without texts', () => {
  const makes = Array.from({ length: 250 }, (_, index) =>
    aVehicle({ chassisNumber: `C${index}`, make: `MAKE ${index}` }),
  );
  const text = aVehicle({ chassisNumber: 'D1', make: 'TOYOTA', model: 'A'.repeat(201) });
  return withCars([...makes, AQUA, text], async (store) => {
    const { names } = (await store.names(null)) ?? {};
    expect(names?.makes).toHaveLength(200);
    expect(names?.makes[0]).toEqual({ name: 'TOYOTA', cars: 2, models: [{ name: 'AQUA', cars: 1 }] });
  });
});
