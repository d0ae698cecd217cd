import { shareLinks } from './share-links.ts';

test('each service receives the shared text unchanged, whatever characters it has', () => {
  const shared = {
    title: 'Fish & chips?',
    text: '100 % + #1 = Citroën 🚗',
    address: 'https://cars.example/car/A%20B?x=1&y=2#z',
  };
  const links = Object.fromEntries(shareLinks(shared).map(({ service, href }) => [service, new URL(href)]));
  const message = `${shared.text}\n${shared.address}`;
  expect([...(links['WhatsApp']?.searchParams ?? [])]).toEqual([['text', message]]);
  expect([...(links['Facebook']?.searchParams ?? [])]).toEqual([['u', shared.address]]);
  expect([...(links['E-mail']?.searchParams ?? [])]).toEqual([
    ['subject', shared.title],
    ['body', `${shared.text}\r\n${shared.address}`],
  ]);
});
