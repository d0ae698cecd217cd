import { whatsAppText } from './whatsapp-text.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';

const SITE = 'https://cars.example';
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
  expect(whatsAppText(aVehicle(differences), SITE)).toBe(expected);
});

test('a very long title is truncated in the message', () => {
  const vehicle = aVehicle({ model: 'AQUA '.repeat(1000).trim() });
  expect(whatsAppText(vehicle, SITE)).toMatch(/^.{0,300}AQUA…, As from: Rs 595,000\. https.{0,50}$/);
});
