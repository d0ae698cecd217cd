import { sampleVehicles } from '#backoffice/sample-data/read-samples.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import { parseWords } from '#lib/domain/word-search/parse-words.ts';
import { anInventory } from './testing/an-inventory.ts';
import { searchView } from './search-view.ts';

const building = anInventory(
  sampleVehicles().map((sample) =>
    aVehicle({ ...sample, firstRegistration: sample.firstRegistration ?? '', images: [] }),
  ),
);

/** What the sample inventory answers to words as they are typed. */
async function search(text: string) {
  const inventory = await building;
  const { criteria, rest } = parseWords(text, inventory.names, 2026);
  const filter = withCriteria(EMPTY_FILTER, { ...criteria, q: rest });
  const { total, vehicles, setAside, relaxedSearches } = searchView(inventory, filter, true);
  return {
    address: searchAddress(filter).replace('/search', ''),
    total,
    titles: new Set((vehicles ?? []).map(({ make, model }) => `${make} ${model}`)),
    setAside,
    relaxed: relaxedSearches.map((relaxed) => searchAddress(relaxed.filter).replace('/search', '')),
  };
}

test.each([
  ['ZE1', ['NISSAN LEAF']],
  ['Fit GP5', ['HONDA FIT']],
  ['nhp10', ['TOYOTA AQUA']],
  ['NKE165', ['TOYOTA COROLLA FIELDER', 'TOYOTA COROLLA AXIO']],
  ['honda fit or vitz', ['HONDA FIT', 'TOYOTA VITZ']],
  [
    'corola',
    ['TOYOTA COROLLA TOURING', 'TOYOTA COROLLA FIELDER', 'TOYOTA COROLLA AXIO', 'TOYOTA COROLLA CROSS'],
  ],
])('%j finds the cars with these words', async (text, titles) => {
  expect([...(await search(text)).titles].sort()).toEqual([...titles].sort());
});

test.each([
  ['suzuki switf', '?make=SUZUKI&model=SWIFT'],
  ['jimmy', '?make=SUZUKI&model=JIMNY'],
  ['yarris', '?make=TOYOTA&model=YARIS'],
  ['demyo', '?make=MAZDA&model=DEMIO'],
  ['toyata', '?make=TOYOTA'],
  ['honda jazz', '?make=HONDA&model=FIT'],
  ['micra', '?make=NISSAN&model=MARCH'],
  ['hr-v', '?make=HONDA&model=VEZEL'],
  ['loto pa ser', '?sort=price'],
  ['jeep pa tro cher', '?body=SUV&sort=price'],
  ['voiture pas chère', '?sort=price'],
  ['mo pe rod enn ti loto otomatik', '?transmission=AUTOMATIC'],
  ['ti loto otomatik', '?transmission=AUTOMATIC'],
  ['4x4 diesel', '?fuel=DIESEL&q=4x4'],
  ['double cab 4x4 automatic', '?transmission=AUTOMATIC&q=double+cab+4x4'],
  ['familiale 7 places moins 1 million', '?maxPrice=1000000&body=MPV&q=7+seats'],
  ['7 seater', '?q=7+seats'],
  ['10k per month', '?maxMonthly=10000'],
  ['automatic suv 300000 down', '?transmission=AUTOMATIC&body=SUV&deposit=300000'],
  ['first car under 400k', '?maxPrice=400000'],
  ['less than 5 years old', '?minYear=2021'],
  ['bmw serie 3', '?make=BMW&model=3+SERIES'],
  ['automatic suv under 1.2m', '?transmission=AUTOMATIC&maxPrice=1200000&body=SUV'],
  ['grade 4.5', '?q=grade+4.5'],
  ['hybrid', '?q=hybrid'],
  ['sell my car', '?q=sell+my+car'],
])('%j leads to %j, which finds cars and sets nothing aside', async (text, wanted) => {
  const { address, total, setAside } = await search(text);
  expect({ address, setAside }).toEqual({ address: wanted, setAside: [] });
  expect(total).toBeGreaterThan(0);
});

test.each([
  ['aqua 2nd hand', ['2nd'], 'TOYOTA AQUA'],
  ['leaf 40kwh', ['40kwh'], 'NISSAN LEAF'],
  ['ABC aqua lekol', ['ABC', 'lekol'], 'TOYOTA AQUA'],
  ['swift sport not white', ['not white'], 'SUZUKI SWIFT SPORT'],
])('%j sets %j aside and finds the cars of the rest', async (text, setAside, title) => {
  const found = await search(text);
  expect(found.setAside).toEqual(setAside);
  expect([...found.titles]).toEqual([title]);
});

test('a search of which nothing is known finds no car', async () => {
  await expect(search('lekol')).resolves.toMatchObject({ total: 0, setAside: ['lekol'], relaxed: [''] });
});

test('a criterion that leaves no car is left out in the searches that are offered', async () => {
  const { total, relaxed } = await search('aqua 2017 hybrid');
  expect(total).toBe(0);
  expect(relaxed).toEqual(['?make=TOYOTA&model=AQUA&q=hybrid', '?minYear=2017&maxYear=2017&q=hybrid']);
});
