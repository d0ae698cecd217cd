import * as fc from 'fast-check';
import { INVENTORY_NAMES } from '#lib/domain/testing/inventory-names.ts';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import type { Criteria } from '#lib/domain/search/search-filter.ts';
import { parseWords } from './parse-words.ts';

const YEAR = 2026;

function parse(text: string, names: InventoryNames | null = INVENTORY_NAMES) {
  return parseWords(text, names, YEAR);
}

test.each<[string, Partial<Criteria>, string?]>([
  ['hybrid automatic under 900k', { fuel: 'PETROL HYBRID', transmission: 'AUTOMATIC', maxPrice: 900_000 }],
  ['aqua 2018', { make: 'TOYOTA', model: 'AQUA', minYear: 2018, maxYear: 2018 }],
  ['toyota suv', { make: 'TOYOTA', body: 'SUV' }],
  ['diesel pickup below 50 000 km', { fuel: 'DIESEL', body: 'PICKUP', maxMileage: 50_000 }],
  ['red honda between 500k and 800k', { colour: 'RED', make: 'HONDA', minPrice: 500_000, maxPrice: 800_000 }],
  // prices
  ['7 lakh', { maxPrice: 700_000 }],
  ['up to 12 lakhs', { maxPrice: 1_200_000 }],
  ['5 to 8 lakhs', { minPrice: 500_000, maxPrice: 800_000 }],
  ['Rs 1,200,000', { maxPrice: 1_200_000 }],
  ['under Rs. 900,000.', { maxPrice: 900_000 }],
  ['Rs900k', { maxPrice: 900_000 }],
  ['Rs 700,000 to Rs 900,000', { minPrice: 700_000, maxPrice: 900_000 }],
  ['1.2m', { maxPrice: 1_200_000 }],
  ['1,5 million', { maxPrice: 1_500_000 }],
  ['<900k', { maxPrice: 900_000 }],
  ['750.000', { maxPrice: 750_000 }],
  ['900k max', { maxPrice: 900_000 }],
  ['over 500k', { minPrice: 500_000 }],
  ['500-800k', { minPrice: 500_000, maxPrice: 800_000 }],
  ['800k to 500k', { minPrice: 500_000, maxPrice: 800_000 }],
  ['around 900k', { minPrice: 810_000, maxPrice: 990_000 }],
  ['aqua 900000', { make: 'TOYOTA', model: 'AQUA', maxPrice: 900_000 }],
  ['maximum price is 900k', { maxPrice: 900_000 }],
  ['budget 60 000 rupees', { maxPrice: 60_000 }],
  ['between 500 and 700', { minPrice: 500_000, maxPrice: 700_000 }],
  ['entre 500 et 700', { minPrice: 500_000, maxPrice: 700_000 }],
  ['entre 500 et 700 mille', { minPrice: 500_000, maxPrice: 700_000 }],
  ['500 to 700', { minPrice: 500_000, maxPrice: 700_000 }],
  ['under 600', { maxPrice: 600_000 }],
  ['budget 600', { maxPrice: 600_000 }],
  ['des 208', {}, '208'],
  ['alto 800 max 400k', { make: 'SUZUKI', model: 'ALTO 800', maxPrice: 400_000 }],
  ['max 180 hp', {}, '180 hp'],
  ['from 100% finance', {}, '100% finance'],
  ['600 thousand', { maxPrice: 600_000 }],
  ['600 mille roupies', { maxPrice: 600_000 }],
  ['budget: 600k', { maxPrice: 600_000 }],
  ['budget=600k', { maxPrice: 600_000 }],
  ['Rs 550,000.00', { maxPrice: 550_000 }],
  ['vezel 2018 - 600k', { make: 'HONDA', model: 'VEZEL', minYear: 2018, maxYear: 2018, maxPrice: 600_000 }],
  ['toyota 2018 and 500k', { make: 'TOYOTA', minYear: 2018, maxYear: 2018, maxPrice: 500_000 }],
  ['fit rs 2018', { make: 'HONDA', model: 'FIT', minYear: 2018, maxYear: 2018 }],
  ['fit 2018 rs', { make: 'HONDA', model: 'FIT', minYear: 2018, maxYear: 2018 }],
  // a month
  ['max 15k a month', { maxMonthly: 15_000 }],
  ['Rs 15,000 per month', { maxMonthly: 15_000 }],
  ['15000 monthly', { maxMonthly: 15_000 }],
  ['monthly budget 15k', { maxMonthly: 15_000 }],
  ['15000/month', { maxMonthly: 15_000 }],
  ['15k a month with 100k deposit over 84 months', { maxMonthly: 15_000, deposit: 100_000, months: 84 }],
  ['under 20k a month, deposit 200000', { maxMonthly: 20_000, deposit: 200_000 }],
  ['monthly payment 12000', { maxMonthly: 12_000 }],
  ['12,000 monthly payment', { maxMonthly: 12_000 }],
  ['12k installment', { maxMonthly: 12_000 }],
  ['10k/m', { maxMonthly: 10_000 }],
  ['100k deposit', {}, '100k deposit'],
  ['down payment 100k aqua', { make: 'TOYOTA', model: 'AQUA' }, 'down payment 100k'],
  // years and ages
  ['from 2018', { minYear: 2018 }],
  ['2018+', { minYear: 2018 }],
  ['vezel 2019 or newer', { make: 'HONDA', model: 'VEZEL', minYear: 2019 }],
  ['before 2015', { maxYear: 2015 }],
  ['2018 up', { minYear: 2018 }],
  ['2018 above', { minYear: 2018 }],
  ['2018 & above', { minYear: 2018 }],
  ['2018 plus', { minYear: 2018 }],
  ['2018 newer', { minYear: 2018 }],
  ['2018 up to 600k', { minYear: 2018, maxYear: 2018, maxPrice: 600_000 }],
  ['2018 above 500k', { minYear: 2018, maxYear: 2018, minPrice: 500_000 }],
  ['2018 plus cher', { minYear: 2018, maxYear: 2018, sort: '-price' }],
  ['apartir 2018', { minYear: 2018 }],
  ['not older than 2018', { minYear: 2018 }],
  ['not older than 5 years', { minYear: 2021 }],
  ['pas moins de 2018', { minYear: 2018 }],
  ['2016-2019', { minYear: 2016, maxYear: 2019 }],
  ['between 2016 and 2019 under 1.5 million', { minYear: 2016, maxYear: 2019, maxPrice: 1_500_000 }],
  ['year 2020', { minYear: 2020, maxYear: 2020 }],
  ['less than 5 years old', { minYear: 2021 }],
  ['2017 or 2018', { minYear: 2017, maxYear: 2018 }],
  ['2099', {}, '2099'],
  // mileages and engines
  ['less than 60000 km', { maxMileage: 60_000 }],
  ['60k km', { maxMileage: 60_000 }],
  ['mileage below 50000', { maxMileage: 50_000 }],
  ['20000 to 50000 km', { minMileage: 20_000, maxMileage: 50_000 }],
  ['milage under 60k', { maxMileage: 60_000 }],
  ['less than 60k mileage', { maxMileage: 60_000 }],
  ['aqua 2018 mileage', { make: 'TOYOTA', model: 'AQUA', minYear: 2018, maxYear: 2018 }],
  ['2018 mileage under 60k', { minYear: 2018, maxYear: 2018, maxMileage: 60_000 }],
  ['1500 cc', { minCC: 1450, maxCC: 1550 }],
  ['up to 1500cc', { maxCC: 1500 }],
  ['1.5l petrol', { minCC: 1450, maxCC: 1550, fuel: 'PETROL' }],
  // fuel, gearbox, colour, body, origin, availability, order
  ['petrol hybrid', { fuel: 'PETROL HYBRID' }],
  ['hybrid 2018 diesel', { fuel: 'DIESEL HYBRID', minYear: 2018, maxYear: 2018 }],
  ['electric', { fuel: 'ELECTRIC' }],
  ['electric seats', {}, 'electric seats'],
  ['manual gearbox', { transmission: 'MANUAL' }],
  ['auto', { transmission: 'AUTOMATIC' }],
  ['Automatic climate control', {}, 'Automatic climate control'],
  ['white', { colour: 'WHITE' }],
  ['black with leather', { colour: 'BLACK' }, 'leather'],
  ['black leather', {}, 'black leather'],
  ['4x4', { body: 'SUV' }],
  ['sedan', { body: 'SALOON' }],
  ['station wagon', { body: 'ESTATE' }],
  ['truck', { body: 'TRUCK' }],
  ['mini van', { body: 'MPV' }],
  ['coupé', { body: 'COUPE' }],
  ['pre owned', { origin: 'pre-owned' }],
  ['import', { origin: 'import' }],
  ['in stock', { availability: 'in-stock' }],
  ['coming soon', { availability: 'coming-soon' }],
  ['newest', { sort: '-year' }],
  ['cheapest', { sort: 'price' }],
  ['latest arrivals', { sort: '-seen' }],
  ['low mileage alto', { sort: 'mileage', make: 'SUZUKI', model: 'ALTO' }],
  // French
  [
    'voiture rouge essence automatique moins de 900k',
    { colour: 'RED', fuel: 'PETROL', transmission: 'AUTOMATIC', maxPrice: 900_000 },
  ],
  ['boîte manuelle bleu', { transmission: 'MANUAL', colour: 'BLUE' }],
  ['hybride diesel', { fuel: 'DIESEL HYBRID' }],
  ['Électrique', { fuel: 'ELECTRIC' }],
  ['de 500k à 800k', { minPrice: 500_000, maxPrice: 800_000 }],
  ['pas plus de 15 000 par mois', { maxMonthly: 15_000 }],
  ['à partir de 2018', { minYear: 2018 }],
  ['moins de 5 ans', { minYear: 2021 }],
  ["je cherche une voiture d'occasion", {}],
  // makes and models
  ['toyta', { make: 'TOYOTA' }],
  ['mistubishi', { make: 'MITSUBISHI' }],
  ['wolksvagen', { make: 'VOLKSWAGEN' }],
  ['mercedes', { make: 'MERCEDES-BENZ' }],
  ['mercedes c', { make: 'MERCEDES-BENZ', model: 'C-CLASS' }],
  ['vw polo', { make: 'VOLKSWAGEN', model: 'POLO' }],
  ['bmw 3', { make: 'BMW', model: '3 SERIES' }],
  ['crv', { make: 'HONDA', model: 'CR-V' }],
  ['chr', { make: 'TOYOTA', model: 'C-HR' }],
  ['rav 4', { make: 'TOYOTA', model: 'RAV4' }],
  ['citroen c3', { make: 'CITROËN', model: 'C3' }],
  ['nv200', { make: 'NISSAN', model: 'NV200 VANETTE' }],
  ['land cruiser', { make: 'TOYOTA', model: 'LAND CRUISER PRADO' }],
  ['toyota prado', { make: 'TOYOTA', model: 'LAND CRUISER PRADO' }],
  ['range rover', { make: 'LAND ROVER' }],
  ['hyundai kona', { make: 'HYUNDAI', model: 'KONA ELECTRIC' }],
  ['mazda 3 2019', { make: 'MAZDA', model: 'MAZDA3', minYear: 2019, maxYear: 2019 }],
  ['peugeot 2008', { make: 'PEUGEOT', model: '2008' }],
  ['2008', { minYear: 2008, maxYear: 2008 }],
  ['mini 2018', { make: 'MINI', minYear: 2018, maxYear: 2018 }],
  ['tesla model 3', { make: 'TESLA', model: 'MODEL 3' }],
  ['long range tesla', { make: 'TESLA' }, 'long range'],
  ['suzuki swift sport', { make: 'SUZUKI', model: 'SWIFT SPORT' }],
  ['toyota corolla', { make: 'TOYOTA' }, 'corolla'],
  ['every', { model: 'EVERY' }],
  ['suzuki every', { make: 'SUZUKI', model: 'EVERY' }],
  ['every nissan', { make: 'NISSAN', model: 'EVERY' }],
  ['bmw note', { make: 'NISSAN', model: 'NOTE' }],
  // the rest
  ['Sunroof, 7 seater please', {}, 'Sunroof 7 seater'],
  ['12 months warranty', {}, '12 months warranty'],
  ['#9612', {}, '#9612'],
  ['ref 9612', {}, '#9612'],
  ['#2018', {}, '#2018'],
  ['what is the price of your first family cars', {}],
  ['50 toyota 000 km', { make: 'TOYOTA' }, '50 000'],
  ['the cars', {}],
  ['', {}],
])('%s', (text, criteria, rest = '') => {
  expect(parse(text)).toEqual({ criteria, rest });
});

test('without names everything but makes and models is recognised', () => {
  expect(parse('toyota aqua hybrid', null)).toEqual({
    criteria: { fuel: 'PETROL HYBRID' },
    rest: 'toyota aqua',
  });
});

const PIECES = [
  ...'toyota aqua bmw 3 corolla peugeot 2008 toyta hybrid diesel electric seats red black leather under from to'.split(
    ' ',
  ),
  ...'between and max 50 000 900k 1,200,000 2018 - + < km cc lakhs a month Rs ref 9612 # the , . sunroof 😀 é'.split(
    ' ',
  ),
];

test('the rest of any words contains no criterion and fits into a filter', () => {
  const words = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 6 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(words, fc.constantFrom(' ', ''), (pieces, separator) => {
      const { rest } = parse(pieces.join(separator));
      expect(rest.length).toBeLessThanOrEqual(60);
      expect(parse(rest)).toEqual({ criteria: {}, rest });
    }),
    { numRuns: 500 },
  );
});
