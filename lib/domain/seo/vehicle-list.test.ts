import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import { vehicleListStructuredData } from './vehicle-list.ts';

const SITE = 'https://cars.example';

test('positions continue from page to page', () => {
  const vehicles = [aVehicle(), aVehicle({ chassisNumber: 'GP5-1000001', make: 'HONDA', model: 'FIT' })];
  const list = vehicleListStructuredData({ ...EMPTY_FILTER, make: 'A & B', page: 2 }, vehicles, {
    name: 'Cars',
    language: 'en',
    siteUrl: SITE,
  });
  expect(list).toMatchObject({ url: `${SITE}/search?make=A+%26+B&page=3` });
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 21, name: 'TOYOTA AQUA 2018', url: `${SITE}/car/NHP10-6712345` },
    { '@type': 'ListItem', position: 22, name: 'HONDA FIT 2018', url: `${SITE}/car/GP5-1000001` },
  ]);
});
