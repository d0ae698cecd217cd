import { whatsAppAddress } from './whatsapp-address.ts';

const TEXTS = ['Fish & chips #1 = 100 % + tax? /', 'Citroën C3 🚗', 'two\nlines', '"quoted" <b>'];

test.each(TEXTS)('%j arrives as it is', (text) => {
  const { searchParams, hash } = new URL(whatsAppAddress(text, '23050000000'));
  expect([...searchParams]).toEqual([['text', text]]);
  expect(hash).toBe('');
});

test('a number is who is written to, and without one the visitor chooses', () => {
  expect(whatsAppAddress('Hi', '23050000000')).toBe('https://wa.me/23050000000?text=Hi');
  expect(whatsAppAddress('Hi')).toBe('https://wa.me/?text=Hi');
});

test('half a character is replaced, and a text without end is cut', () => {
  expect(whatsAppAddress('\ud83d', '1')).toBe('https://wa.me/1?text=%EF%BF%BD');
  expect(new URL(whatsAppAddress('word '.repeat(5000))).searchParams.get('text')).toHaveLength(1000);
});
