import { shareLinks, whatsAppAddress } from './share-links.ts';

test('each service receives the shared text unchanged, whatever characters it has', () => {
  const shared = {
    title: 'Fish & chips?',
    text: '100 % + #1 = Citroën 🚗',
    address: 'https://cars.example/car/A%20B?x=1&y=2#z',
  };
  const links = Object.fromEntries(shareLinks(shared).map(({ service, href }) => [service, new URL(href)]));
  const message = `${shared.text}\n${shared.address}`;
  expect([...(links['whatsApp']?.searchParams ?? [])]).toEqual([['text', message]]);
  expect([...(links['facebook']?.searchParams ?? [])]).toEqual([['u', shared.address]]);
  expect([...(links['email']?.searchParams ?? [])]).toEqual([
    ['subject', shared.title],
    ['body', `${shared.text}\r\n${shared.address}`],
  ]);
});

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
