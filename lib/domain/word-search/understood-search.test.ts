import { INVENTORY_NAMES } from '#lib/domain/testing/inventory-names.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { searchLabel } from '#lib/texts/search-label.ts';
import { understoodSearch } from './suggest.ts';

test.each([
  ['automatic suv under 1.5m', 'Automatic SUVs up to Rs 1,500,000'],
  ['red aqua 2018 or newer in stock sunroof', 'Red TOYOTA AQUA from 2018, in stock, with sunroof'],
  ['imported hybrid between 500k and 800k', 'Imported hybrid cars Rs 500,000 to Rs 800,000'],
  ['toyota sedan below 60000 km max 15k a month', 'TOYOTA saloons up to 60,000 KM, up to Rs 15,000 a month'],
  ['cheapest', 'Cars, lowest price'],
  ['sunroof', 'Cars, with sunroof'],
  ['automatic suv und', 'Automatic SUVs'],
  ['automatic suv under', 'Automatic SUVs'],
  ['au', null],
  ['the', null],
])('%j is understood as %p', (words, label) => {
  const filter = understoodSearch(words, INVENTORY_NAMES, 2026);
  expect(filter && searchLabel(filter, TEXTS.en)).toBe(label);
});

test('in French it is described in French', () => {
  const filter = understoodSearch('automatic red toyota under 1.5m', INVENTORY_NAMES, 2026);
  expect(filter && searchLabel(filter, TEXTS.fr)).toBe(
    'Voitures TOYOTA automatiques rouges, jusqu’à Rs\u00a01\u00a0500\u00a0000',
  );
});
