import { clientAddress } from './client-address';

test.each([
  ['203.0.113.9', 0, '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9', 0, '203.0.113.9'],
  ['203.0.113.9, 10.0.0.1', 1, '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9, 10.0.0.1', 1, '203.0.113.9'],
  ['203.0.113.9, 10.0.0.2, 10.0.0.1', 2, '203.0.113.9'],
  ['10.0.0.1', 2, '10.0.0.1'],
  ['::ffff:203.0.113.9', 0, '203.0.113.9'],
  ['203.0.113.9:4711, 10.0.0.1', 1, '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', 0, '2001:db8:1:2'],
  ['2001:DB8:1:2::9', 0, '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:4711, 10.0.0.1', 1, '2001:db8:1:2'],
  ['2001:db8::1', 0, '2001:db8:0:0'],
  ['::1', 0, '0:0:0:0'],
  ['fe80::1%eth0', 0, 'fe80:0:0:0'],
])('of the hops %s, believing %i before the last, the client is %s', (hops, trusted, client) => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': hops }), trusted)).toBe(client);
});

test('clients that nobody names are one', () => {
  expect(clientAddress(new Headers(), 0)).toBe('');
});
