import { aView } from '#lib/domain/testing/a-view.ts';
import { TEXTS } from './current-texts.ts';
import { inventoryFacts } from './inventory-facts.ts';

const PRICES = { lowestPrice: 450_000, highestPrice: 2_300_000 };
const YEARS = { oldestYear: 2014, newestYear: 2021 };

test.each([
  [42, 5, { ...PRICES, ...YEARS }, ['37 cars, 5 sold', 'Rs 450,000 to Rs 2,300,000', '2014 to 2021']],
  [
    1,
    0,
    { lowestPrice: 450_000, highestPrice: 450_000, oldestYear: 2014, newestYear: 2014 },
    ['1 car', 'Rs 450,000', '2014'],
  ],
  [2, 0, { lowestPrice: null, highestPrice: null, ...YEARS }, ['2 cars', '2014 to 2021']],
  [2, 2, { ...PRICES, oldestYear: null, newestYear: null }, ['2 sold cars', 'Rs 450,000 to Rs 2,300,000']],
])('%i cars, %i of them sold, with %j are told as %j', (total, sold, summary, facts) => {
  expect(inventoryFacts(aView({ total, sold, summary }), TEXTS.en)).toEqual(facts);
});
