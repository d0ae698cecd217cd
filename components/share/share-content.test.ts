import {
  comparisonShareContent,
  postShareContent,
  vehicleShareContent,
  namedCar,
  whatsAppText,
} from './share-content.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';

const SITE = 'https://cars.example';
const aqua = aVehicle();
const fit = aVehicle({ chassisNumber: 'GK3/1&2', make: 'HONDA', model: 'FIT', clientSellingPrice: null });

test.each([
  ['with its price', aqua, 'TOYOTA AQUA 2018, REF #2345, As from: Rs 595,000'],
  ['as one whose price is told on request', fit, 'HONDA FIT 2018, REF #/1&2, Price on Request'],
  ['as sold, without a price', { ...aqua, status: 'SOLD' }, 'TOYOTA AQUA 2018, REF #2345, SOLD'],
])('a car is shared with its title and reference, %s', (_how, vehicle, text) => {
  expect(vehicleShareContent(vehicle, SITE, TEXTS.en).text).toBe(text);
});

test('a car is shared by its own address', () => {
  expect(vehicleShareContent(fit, SITE, TEXTS.en).address).toBe('https://cars.example/car/GK3%2F1%262');
});

test.each([
  [aqua, fit, 'TOYOTA AQUA 2018 and HONDA FIT 2018', '/compare?a=NHP10-6712345&b=GK3%2F1%262'],
  [aqua, null, 'TOYOTA AQUA 2018', '/compare?a=NHP10-6712345'],
  [null, aqua, 'TOYOTA AQUA 2018', '/compare?b=NHP10-6712345'],
])('a comparison is shared by the cars that it shows', (first, second, title, address) => {
  expect(comparisonShareContent([first, second], SITE, TEXTS.en)).toEqual({
    title,
    text: `Compare ${title}`,
    address: `${SITE}${address}`,
  });
});

test('a comparison without cars cannot be shared', () => {
  expect(comparisonShareContent([null, null], SITE, TEXTS.en)).toBeNull();
});

test('a post is shared by its title and its own address', () => {
  const blog = { id: '7/a', title: 'How we inspect', description: '', image: '', post: '' };
  expect(postShareContent(blog, SITE, TEXTS.en)).toEqual({
    title: 'How we inspect',
    text: 'How we inspect',
    address: 'https://cars.example/blogs/7%2Fa',
  });
});

test('a very long title is truncated before it is shared', () => {
  const { title, text } = vehicleShareContent({ ...aqua, model: 'AQUA '.repeat(500).trim() }, SITE, TEXTS.en);
  expect(title.length).toBeLessThanOrEqual(120);
  expect(text.length).toBeLessThanOrEqual(160);
});

const ADDRESS = `${SITE}/car/NHP10-6712345`;

test.each([
  ['a price', {}, `Hello, I am interested in REF #2345, TOYOTA AQUA 2018, As from: Rs 595,000. ${ADDRESS}`],
  [
    'its price on request',
    { clientSellingPrice: null },
    `Hello, I am interested in REF #2345, TOYOTA AQUA 2018. What is the price? ${ADDRESS}`,
  ],
  [
    'been sold',
    { status: 'SOLD' },
    `Hello, I see that REF #2345, TOYOTA AQUA 2018, is sold. Do you have a similar one? ${ADDRESS}`,
  ],
])('the prepared message about a car with %s', (_what, differences, expected) => {
  expect(whatsAppText(aVehicle(differences), SITE, TEXTS.en)).toBe(expected);
});

test('a very long title is truncated in the message', () => {
  const vehicle = aVehicle({ model: 'AQUA '.repeat(1000).trim() });
  expect(whatsAppText(vehicle, SITE, TEXTS.en)).toMatch(
    /^.{0,300}AQUA… 2018, As from: Rs 595,000\. https.{0,50}$/,
  );
});

test('a French page shares its own address, in French', () => {
  const french = `${SITE}/fr/car/NHP10-6712345`;
  const price = 'À partir de\u00a0: Rs\u00a0595\u00a0000';
  expect(vehicleShareContent(aqua, SITE, TEXTS.fr)).toEqual({
    title: 'TOYOTA AQUA 2018',
    text: `TOYOTA AQUA 2018, RÉF #2345, ${price}`,
    address: french,
  });
  expect(whatsAppText(aqua, SITE, TEXTS.fr)).toBe(
    `Bonjour, je m’intéresse à la voiture RÉF #2345, TOYOTA AQUA 2018, ${price}. ${french}`,
  );
  expect(comparisonShareContent([aqua, fit], SITE, TEXTS.fr)).toMatchObject({
    text: 'Comparer TOYOTA AQUA 2018 et HONDA FIT 2018',
    address: `${SITE}/fr/compare?a=NHP10-6712345&b=GK3%2F1%262`,
  });
});

test('a prepared question names a car by reference and title, with its address in the language of the page', () => {
  expect(namedCar(aVehicle(), SITE, TEXTS.fr)).toEqual({
    name: 'RÉF #2345, TOYOTA AQUA 2018',
    address: `${SITE}/fr/car/NHP10-6712345`,
  });
});
