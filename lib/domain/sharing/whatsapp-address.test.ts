import { whatsAppAddress } from './whatsapp-address.ts';

const TEXTS = ['Fish & chips #1 = 100 % + tax? /', 'Citroën C3 🚗', 'two\nlines', '"quoted" <b>'];

test.each(TEXTS)('%j arrives as it is', (text) => {
  const { searchParams, hash } = new URL(whatsAppAddress(text, '23050000000'));
  expect([...searchParams]).toEqual([['text', text]]);
  expect(hash).toBe('');
});

test('the text goes to the number; without one the visitor chooses the recipient', () => {
  expect(whatsAppAddress('Hi', '23050000000')).toBe('https://wa.me/23050000000?text=Hi');
  expect(whatsAppAddress('Hi')).toBe('https://wa.me/?text=Hi');
});

test('a lone surrogate is replaced and a very long text truncated', () => {
  expect(whatsAppAddress('\ud83d', '1')).toBe('https://wa.me/1?text=%EF%BF%BD');
  expect(new URL(whatsAppAddress('word '.repeat(5000))).searchParams.get('text')).toHaveLength(1000);
});
