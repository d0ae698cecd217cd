import * as fc from 'fast-check';
import { INVENTORY_NAMES } from '#lib/domain/testing/inventory-names.ts';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import type { Criteria } from '#lib/domain/search/search-filter.ts';
import { features } from '#lib/texts/fr/words.ts';
import { nameIndex } from './name-index.ts';
import { parseWords } from './parse-words.ts';

const YEAR = 2026;

function parse(text: string, names: InventoryNames | null = INVENTORY_NAMES) {
  return parseWords(text, names, YEAR);
}

test.each<[string, Partial<Criteria>, string?]>([
  ['hybrid automatic under 900k', { transmission: 'AUTOMATIC', maxPrice: 900_000 }, 'hybrid'],
  ['aqua 2018', { make: 'TOYOTA', model: 'AQUA', minYear: 2018, maxYear: 2018 }],
  ['toyota suv', { make: 'TOYOTA', body: 'SUV' }],
  ['diesel pickup below 50 000 km', { fuel: 'DIESEL', body: 'PICKUP', maxMileage: 50_000 }],
  ['red honda between 500k and 800k', { colour: 'RED', make: 'HONDA', minPrice: 500_000, maxPrice: 800_000 }],
  // fuel, gearbox, colour, body, origin, availability, order
  ['petrol hybrid', { fuel: 'PETROL HYBRID' }],
  ['hybrid 2018 diesel', { fuel: 'DIESEL HYBRID', minYear: 2018, maxYear: 2018 }],
  ['electric', { fuel: 'ELECTRIC' }],
  ['electric seats', {}, 'electric seats'],
  ['manual gearbox', { transmission: 'MANUAL' }],
  ['auto', { transmission: 'AUTOMATIC' }],
  ['Automatic climate control', {}, 'Automatic climate control'],
  ['honda with Android Auto', { make: 'HONDA' }, 'Android Auto'],
  ['white', { colour: 'WHITE' }],
  ['black with leather', { colour: 'BLACK' }, 'leather'],
  ['black leather', {}, 'black leather'],
  ['4x4', {}, '4x4'],
  ['awd', {}, '4x4'],
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
  ["j'ai besoin d'une voiture automatique", { transmission: 'AUTOMATIC' }],
  ['quelles voitures électriques avez-vous', { fuel: 'ELECTRIC' }],
  ["plus d'un million", { minPrice: 1_000_000 }],
  ['jusqu’en 2018', { maxYear: 2018 }],
  ["voiture d'importation", { origin: 'import' }],
  ['berline bleu foncé', { body: 'SALOON', colour: 'BLUE' }],
  ['blanche ou noire', {}, 'blanche ou noire'],
  ['ni rouge ni jaune', {}, 'ni rouge ni jaune'],
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
  ['range rover', { make: 'LAND ROVER', model: 'RANGE ROVER EVOQUE' }],
  ['range rover sport', { make: 'LAND ROVER', model: 'RANGE ROVER EVOQUE' }, 'sport'],
  ['serie 3', { make: 'BMW', model: '3 SERIES' }],
  ['mercedes classe a', { make: 'MERCEDES-BENZ', model: 'A-CLASS' }],
  ['toyota or honda', {}, 'toyota or honda'],
  ['Honda Fit ou Toyota Aqua hybride', {}, 'Honda Fit ou Toyota Aqua hybrid'],
  ['aqua or fit or vezel automatic', { transmission: 'AUTOMATIC' }, 'aqua or fit or vezel'],
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
  ['hilux 4x4', { make: 'TOYOTA', model: 'HILUX' }, '4x4'],
  ['every van', { model: 'EVERY' }],
  ['4x4 pickup', { body: 'PICKUP' }, '4x4'],
  ['4x4 double cabine', {}, '4x4 double cab'],
  ['hilux pickup', { make: 'TOYOTA', model: 'HILUX', body: 'PICKUP' }],
  // no and or
  ['sans boîte auto', { transmission: 'MANUAL' }],
  ['not automatic', { transmission: 'MANUAL' }],
  ['pas de boîte manuelle', { transmission: 'AUTOMATIC' }],
  ['pas automatique', { transmission: 'MANUAL' }],
  ['no diesel', {}, 'no diesel'],
  ['pas de diesel', {}, 'pas de diesel'],
  ['suv not white', { body: 'SUV' }, 'not white'],
  ['suv sauf nissan', { body: 'SUV' }, 'sauf nissan'],
  ['pickup not 4x4', { body: 'PICKUP' }, 'not 4x4'],
  ['without sunroof', {}, 'without sunroof'],
  ['pas cher', { sort: 'price' }],
  ['white or silver toyota', { make: 'TOYOTA' }, 'white or silver'],
  ['208 or 308', {}, '208 or 308'],
  ['not red or blue', {}, 'not red or blue'],
  ['suv, not toyota or honda', { body: 'SUV' }, 'not toyota or honda'],
  ['no diesel and automatic', { transmission: 'AUTOMATIC' }, 'no diesel'],
  ['red, blue or white suv', { body: 'SUV' }, 'red or blue or white'],
  ['red/blue', {}, 'red or blue'],
  ['toyota/honda', {}, 'toyota or honda'],
  ['toyta or honda', {}, 'TOYOTA or honda'],
  ['suv or pickup', {}, 'suv or pickup'],
  ['suv, 4x4', { body: 'SUV' }, '4x4'],
  ['toyota, aqua, hybrid', { make: 'TOYOTA', model: 'AQUA' }, 'hybrid'],
  ['red, toyota', { colour: 'RED', make: 'TOYOTA' }],
  ['white or red leather', { colour: 'WHITE' }, 'red leather'],
  ["l'aqua", { make: 'TOYOTA', model: 'AQUA' }],
  // other words
  ['hi, how much is the aqua?', { make: 'TOYOTA', model: 'AQUA' }],
  ['bonjour, vous avez une aqua svp', { make: 'TOYOTA', model: 'AQUA' }],
  ['not too expensive suv', { body: 'SUV', sort: 'price' }],
  ['un suv familial pas trop cher', { body: 'SUV', sort: 'price' }],
  ["une aqua s'il vous plaît, merci", { make: 'TOYOTA', model: 'AQUA' }],
  ['mon budget est de 600000', { maxPrice: 600_000 }],
  ['half a million', { maxPrice: 500_000 }],
  ['one million', { maxPrice: 1_000_000 }],
  ['15k a month no deposit', { maxMonthly: 15_000, deposit: 0 }],
  ['sans apport 15k par mois', { maxMonthly: 15_000, deposit: 0 }],
  ['recon', { origin: 'import' }],
  ['reconditionnée', { origin: 'import' }],
  ['plug-in', {}, 'hybrid'],
  ['full electric', { fuel: 'ELECTRIC' }],
  ['hybird', {}, 'hybrid'],
  ['automtic deisel', { transmission: 'AUTOMATIC', fuel: 'DIESEL' }],
  ['tiptronic', { transmission: 'AUTOMATIC' }],
  ['voiture familiale', { body: 'MPV' }],
  ['seconde main', {}],
  ['low price', { sort: 'price' }],
  ['low milage', { sort: 'mileage' }],
  ['minibus', { body: 'VAN' }],
  ['décapotable', { body: 'CONVERTIBLE' }],
  ['mini suv', { body: 'SUV' }],
  ['loto nwar otomatik lesans', { colour: 'BLACK', transmission: 'AUTOMATIC', fuel: 'PETROL' }],
  ['rouz dizel', { colour: 'RED', fuel: 'DIESEL' }],
  // the rest
  ['7 places', {}, '7 seats'],
  ['from japan', {}, 'japan'],
  ['réf 9612', {}, '#9612'],
  ['référence 9612', {}, '#9612'],
  ['ref number 9612', {}, '#9612'],
  ['ref-9612', {}, '#9612'],
  ['Sunroof, 7 seater please', {}, 'Sunroof 7 seats'],
  ['12 months warranty', {}, '12 months warranty'],
  ['#9612', {}, '#9612'],
  ['ref 9612', {}, '#9612'],
  ['#2018', {}, '#2018'],
  ['what is the price of your first family cars', {}],
  ['the cars', {}],
  ['', {}],
])('%s', (text, criteria, rest = '') => {
  expect(parse(text)).toEqual({ criteria, rest });
});

test('without names everything but makes and models is recognised', () => {
  expect(parse('toyota aqua hybrid', null)).toEqual({
    criteria: {},
    rest: 'toyota aqua hybrid',
  });
});

test('a make may be called like a property of every object', () => {
  const names = {
    makes: [{ name: 'CONSTRUCTOR', cars: 1, models: [] }],
    bodies: [],
    words: new Set<string>(),
  };
  expect(parse('constructor', names)).toEqual({ criteria: { make: 'CONSTRUCTOR' }, rest: '' });
});

test('a model that is a whole text has few names', () => {
  const text = Array.from({ length: 600 }, (_, index) => `w${index}`).join(' ');
  const names = {
    makes: [{ name: 'TOYOTA', cars: 1, models: [{ name: text, cars: 1 }] }],
    bodies: [],
    words: new Set<string>(),
  };
  expect(nameIndex(names).phrases.size).toBeLessThan(20);
});

test('many models that begin alike do not take the square of their number', () => {
  const models = Array.from({ length: 20_000 }, (_, index) => ({ name: `LAND CRUISER x${index}`, cars: 1 }));
  const names = { makes: [{ name: 'TOYOTA', cars: 1, models }], bodies: [], words: new Set<string>() };
  expect(parse('land cruiser x7', names).criteria).toEqual({ make: 'TOYOTA', model: 'LAND CRUISER x7' });
});

test('a feature by the name that the site gives it is no fuel and no gearbox', () => {
  const mistaken = Object.entries(features)
    .flat()
    .filter((name) => /fuel|transmission/.test(JSON.stringify(parse(name).criteria)));
  expect(mistaken).toEqual([]);
});

test('at most twelve words remain', () => {
  const words = Array.from({ length: 40 }, (_, index) => `word${index}`);
  expect(parse(words.join(' '))).toEqual({ criteria: {}, rest: words.slice(0, 12).join(' ') });
});

const PIECES = [
  ...'toyota aqua bmw 3 corolla peugeot 2008 toyta hybrid diesel electric seats red black leather under from to'.split(
    ' ',
  ),
  ...'between and or not 7 seats max 50 000 900k 1,200,000 2018 - + < km cc lakhs a month Rs ref 9612 # the , . sunroof 😀 é'.split(
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
      expect(rest.length).toBeLessThanOrEqual(200);
      expect(rest.split(' ').length).toBeLessThanOrEqual(12);
      expect(parse(rest)).toEqual({ criteria: {}, rest });
    }),
    { numRuns: 200 },
  );
});
