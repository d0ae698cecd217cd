import { siteUrl } from '#lib/seo/public-url.ts';
import {
  dealerReference,
  dealerStructuredData,
  openingHoursStructuredData,
  websiteStructuredData,
} from './dealer.ts';

test('each department is of its kind and has its own hours', () => {
  const { department } = dealerStructuredData();
  const saturday = { dayOfWeek: ['Saturday'], opens: '09:00' };
  expect(department).toMatchObject([
    { '@type': 'AutoDealer', name: 'Example Motors Sales', openingHoursSpecification: { length: 3 } },
    { '@type': 'AutoPartsStore', openingHoursSpecification: [{}, { ...saturday, closes: '16:00' }] },
    { '@type': 'AutoRepair', openingHoursSpecification: [{}, { ...saturday, closes: '13:00' }] },
  ]);
});

test('the dealership has the hours of its showroom, and references point to its @id', () => {
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

test('unset values of the dealership are not stated', () => {
  expect(JSON.stringify(dealerStructuredData())).not.toMatch(/review|rating|priceRange|founding/i);
});

const HOURS = { opens: '09:00', closes: '17:00' };

test.each([
  [['Sat'], ['Saturday']],
  [
    ['Mon', 'Fri'],
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  ],
  [
    ['Sat', 'Sun'],
    ['Saturday', 'Sunday'],
  ],
  [
    ['Sat', 'Mon'],
    ['Saturday', 'Sunday', 'Monday'],
  ],
] as const)('%j stands for %j', (days, dayOfWeek) => {
  expect(openingHoursStructuredData([{ days, hours: HOURS }])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '09:00', closes: '17:00' },
  ]);
});

test('a day on which it is closed is left out', () => {
  expect(openingHoursStructuredData([{ days: ['Sun'], hours: null }])).toEqual([]);
});

test('the search action has an address with a placeholder for the make', () => {
  expect(websiteStructuredData().potentialAction).toMatchObject({
    target: { urlTemplate: `${siteUrl('/search')}?make={make}` },
    'query-input': 'required name=make',
  });
});
