import { siteUrl } from '#lib/discovery/seo/site-url.ts';
import { dealerReference, dealerStructuredData } from './dealer.ts';

test('each department is of its kind and has its own hours', () => {
  const { department } = dealerStructuredData();
  const saturday = { dayOfWeek: ['Saturday'], opens: '09:00' };
  expect(department).toMatchObject([
    { '@type': 'AutoDealer', name: 'Example Motors Sales', openingHoursSpecification: { length: 3 } },
    { '@type': 'AutoPartsStore', openingHoursSpecification: [{}, { ...saturday, closes: '16:00' }] },
    { '@type': 'AutoRepair', openingHoursSpecification: [{}, { ...saturday, closes: '13:00' }] },
  ]);
});

test('the dealership is open as its showroom is, and found where others point', () => {
  expect(dealerStructuredData()).toMatchObject({
    '@id': dealerReference()['@id'],
    url: siteUrl('/'),
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:30',
        closes: '17:30',
      },
      { dayOfWeek: ['Saturday'], opens: '08:30', closes: '16:00' },
    ],
  });
});

test('nothing is stated that the dealership does not tell of itself', () => {
  expect(JSON.stringify(dealerStructuredData())).not.toMatch(/review|rating|priceRange|founding/i);
});
