import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { INVENTORY_NAMES } from '#lib/domain/testing/inventory-names.ts';
import { filterFromQuery } from '#lib/domain/search/search-address.ts';
import { addressOfWords, type InventoryLookup } from './words-address.ts';

const CARS = ['NHP10-6719612', 'ZVW30-5550001', 'ZVW30-5560001', 'NHP10-67196A2'].map((chassisNumber) =>
  aVehicle({ chassisNumber }),
);

const LOOKUP: InventoryLookup = {
  names: () => Promise.resolve(INVENTORY_NAMES),
  carsByReference: (reference, limit) =>
    Promise.resolve(CARS.filter((car) => car.chassisNumber.endsWith(reference)).slice(0, limit)),
};
const NO_INDEX: InventoryLookup = {
  names: () => Promise.resolve(null),
  carsByReference: () => Promise.resolve(null),
};

async function opened(query: Record<string, string>, lookup = LOOKUP) {
  const filter = filterFromQuery(new URLSearchParams(query));
  return addressOfWords({ words: query['q'] ?? '', filter }, lookup, 2026);
}

test.each<[Record<string, string>, string | null]>([
  [{ q: 'toyota aqua under 900k' }, '/search?make=TOYOTA&model=AQUA&maxPrice=900000'],
  [{ q: 'toyota sunroof' }, '/search?make=TOYOTA&q=sunroof'],
  [{ q: 'sunroof' }, null],
  [{ q: ' the  sunroof, please ' }, '/search?q=sunroof'],
  [{ q: 'cars' }, '/search'],
  [{ q: '#9612' }, '/car/NHP10-6719612'],
  [{ q: 'ref 9612' }, '/car/NHP10-6719612'],
  [{ q: 'REF: 96a2' }, '/car/NHP10-67196A2'],
  [{ q: '9612' }, null],
  [{ q: '#9612 white' }, '/search?colour=WHITE&q=%239612'],
  [{ q: 'ref auto' }, '/search?transmission=AUTOMATIC&q=ref'],
  [{ q: '#0001' }, null],
  [{ q: '#0002' }, null],
  [{ q: ' nhp10-6719612' }, '/car/NHP10-6719612'],
  [{ q: 'VIN: nhp10–6719612' }, '/car/NHP10-6719612'],
  [{ q: 'châssis NHP10 6719612.' }, '/car/NHP10-6719612'],
  [{ q: 'ZVW305550001' }, '/car/ZVW30-5550001'],
  [{ q: '5560001' }, '/car/ZVW30-5560001'],
  [{ q: '50001' }, null],
  [{ q: 'NHP10-1119612' }, null],
])('%j opens %p', async (query, address) => {
  await expect(opened(query)).resolves.toBe(address);
});

test('criteria found in the words replace those of the address, the others stay, and the search starts at its first page', async () => {
  const address = { make: 'TOYOTA', model: 'AQUA', fuel: 'DIESEL', maxPrice: '700000', page: '3' };
  await expect(opened({ ...address, q: 'petrol hybrid under 900k' })).resolves.toBe(
    '/search?make=TOYOTA&model=AQUA&fuel=PETROL+HYBRID&maxPrice=900000',
  );
  await expect(opened({ ...address, q: 'honda' })).resolves.toBe(
    '/search?make=HONDA&fuel=DIESEL&maxPrice=700000',
  );
});

test('without the inventory everything but its names is recognised', async () => {
  await expect(opened({ q: 'toyota automatic' }, NO_INDEX)).resolves.toBe(
    '/search?transmission=AUTOMATIC&q=toyota',
  );
  await expect(opened({ q: '#9612' }, NO_INDEX)).resolves.toBeNull();
});
