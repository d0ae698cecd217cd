import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { similarOrderAddress } from './similar-order.ts';

function filledIn(address: string): string | null {
  return new URL(address, 'https://cars.example').searchParams.get('vehicle');
}

test('a pre-order is filled in with a car like this one', () => {
  expect(filledIn(similarOrderAddress(aVehicle(), TEXTS.en))).toBe(
    'TOYOTA AQUA 2018, AUTOMATIC, 1496 CC, PETROL HYBRID, WHITE PEARL CRYSTAL, like REF #2345',
  );
});

test('what is unknown is left out, and the text is limited', () => {
  const bare = aVehicle({ colour: '', fuel: '', engineCapacity: null, transmission: '' });
  expect(filledIn(similarOrderAddress(bare, TEXTS.en))).toBe('TOYOTA AQUA 2018, like REF #2345');
  const long = filledIn(similarOrderAddress(aVehicle({ colour: '\u{1F697}'.repeat(200) }), TEXTS.en));
  expect(long).toMatch(/^TOYOTA AQUA 2018, .*…$/);
});
