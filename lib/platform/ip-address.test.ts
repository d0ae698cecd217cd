import { isPrivateAddress } from './ip-address.ts';

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '10.0.0.7',
  '172.16.0.2',
  '172.31.255.255',
  '192.168.1.2',
  '169.254.1.1',
  '::1',
  'fd00::1',
  'fe80::1',
  'fe80::1%eth0',
  '::ffff:10.0.0.1',
])('%s is a private address', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each([
  '203.0.113.9',
  '172.32.0.1',
  '192.169.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '2a00:1450::1',
  '::ffff:8.8.8.8',
  '',
  'localhost',
  '10.0.0.1:80',
  '10.0.0.1, 8.8.8.8',
])('%p is not a private address', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});
