import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { TEXTS } from './current-texts.ts';
import type { LoanTerms } from '#lib/domain/loan/loan-terms.ts';
import { monthlyPriceLabel, monthlyTerms, priceLabel, priceText } from './price-label.ts';

test.each([
  [1_250_000, 'As from: Rs 1,250,000'],
  [850_000.4, 'As from: Rs 850,000'],
  [0, 'Price on Request'],
  [null, 'Price on Request'],
])('a selling price of %p has the label %p', (clientSellingPrice, label) => {
  expect(priceLabel({ clientSellingPrice }, TEXTS.en)).toBe(label);
  expect(priceText({ clientSellingPrice }, TEXTS.en)).toBe(label.replace('As from: ', ''));
});

test.each([
  [{ clientSellingPrice: 1_045_000 }, 'about Rs 14,096 a month'],
  [{ clientSellingPrice: 2_040_000 }, 'about Rs 27,517 a month'],
  [{ clientSellingPrice: 1_045_000, status: 'SOLD' }, null],
  [{ clientSellingPrice: null }, null],
])('a car with %j costs %p', (differences, label) => {
  expect(monthlyPriceLabel(aVehicle(differences), TEXTS.en, {})).toBe(label);
});

test.each<[LoanTerms, string | null]>([
  [{ deposit: 95_000, months: 60 }, 'about Rs 10,747 a month (Rs 95,000 down, 60 months)'],
  [{ deposit: null, months: 84 }, 'about Rs 8,026 a month'],
  [{ deposit: 0 }, 'about Rs 10,032 a month (Rs 0 down)'],
  [{ percent: 30, rate: 9.5 }, 'about Rs 6,807 a month (30 % down, 9.5 %)'],
  [{ deposit: 595_000 }, null],
  [{ deposit: 600_000 }, null],
])('with the terms %j a car of Rs 595,000 costs %p', (terms, label) => {
  const vehicle = aVehicle({ clientSellingPrice: 595_000 });
  expect(monthlyPriceLabel(vehicle, TEXTS.en, terms)).toBe(label);
});

test('the terms are those that are set, else the defaults', () => {
  expect(monthlyTerms(TEXTS.en, {})).toBe('Monthly price: with 20 % down, over 84 months at 10.5 % a year.');
  expect(monthlyTerms(TEXTS.en, { deposit: 95_000, months: 60 })).toBe(
    'Monthly price: with Rs 95,000 down, over 60 months at 10.5 % a year.',
  );
});

test('in French amounts are grouped by narrow spaces that do not break', () => {
  const vehicle = aVehicle({ clientSellingPrice: 1_250_000 });
  expect(priceLabel(vehicle, TEXTS.fr)).toBe('À partir de\u00a0: Rs\u00a01\u00a0250\u00a0000');
  expect(priceLabel({ clientSellingPrice: null }, TEXTS.fr)).toBe('Prix sur demande');
  expect(monthlyTerms(TEXTS.fr, {})).toBe(
    'Prix par mois\u00a0: avec 20\u00a0% d’apport, sur 84\u00a0mois à 10,5\u00a0% par an.',
  );
});
