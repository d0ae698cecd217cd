import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import { siteUrl } from '#lib/discovery/seo/public-url.ts';
import { vehicleListStructuredData } from './vehicle-list.ts';

test('the positions of cars count on from page to page', () => {
  const content = [aVehicle(), aVehicle({ chassisNumber: 'GP5-1000001', make: 'HONDA', model: 'FIT' })];
  const filter = { ...EMPTY_FILTER, make: 'A & B', page: 2 };
  const list = vehicleListStructuredData(filter, { content, number: 2, totalPages: 3 });
  expect(list).toMatchObject({ url: siteUrl('/search?make=A+%26+B&page=3') });
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 21, name: 'TOYOTA AQUA 2018', url: siteUrl('/car/NHP10-6712345') },
    { '@type': 'ListItem', position: 22, name: 'HONDA FIT 2018', url: siteUrl('/car/GP5-1000001') },
  ]);
});
