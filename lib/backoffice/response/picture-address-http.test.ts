import { pictureAddress } from './picture-address.ts';

process.env['BACKOFFICE_URL'] = 'http://127.0.0.1:8080';

test.each([
  ['/a.jpg', 'http://127.0.0.1:8080/a.jpg'],
  ['http://127.0.0.1:8080/a.jpg', 'http://127.0.0.1:8080/a.jpg'],
  ['http://127.0.0.1:9090/a.jpg', 'https://127.0.0.1:9090/a.jpg'],
  ['//foreign.example/a.jpg', 'https://foreign.example/a.jpg'],
])('with a backoffice on http, %s is loaded from %s', (sent, address) => {
  expect(pictureAddress(sent)).toBe(address);
});
