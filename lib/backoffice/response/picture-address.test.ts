import { optimisedAddresses, parseOptimisedAddress } from '#lib/domain/pictures/optimised-address.ts';
import { withoutSignature } from '#lib/domain/pictures/signed-picture.ts';
import { isSigned } from '#lib/pictures/picture-signature.ts';
import { pictureAddress, pictureAddresses } from './picture-address.ts';

process.env['BACKOFFICE_URL'] = 'https://backoffice.example:8443';
process.env['IMAGE_HOSTS'] = 'cdn.example,img.example:443';
const SECRET = (process.env['PICTURE_SECRET'] = 'a-secret-of-the-test');

test.each([
  ['/pictures/a b.jpg', 'https://backoffice.example:8443/pictures/a%20b.jpg'],
  ['/pictures/a%20b.jpg', 'https://backoffice.example:8443/pictures/a%20b.jpg'],
  ['pictures/ü.jpg', 'https://backoffice.example:8443/pictures/%C3%BC.jpg'],
  ['pictures\\a.jpg', 'https://backoffice.example:8443/pictures/a.jpg'],
  ['http://cdn.example/a b.jpg?w=1', 'http://cdn.example/a%20b.jpg?w=1'],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['http://foreign.example/a.jpg', 'https://foreign.example/a.jpg'],
  ['http://foreign.example:8080/a.jpg', 'https://foreign.example:8080/a.jpg'],
  ['http://backoffice.example:8443/a.jpg', 'https://backoffice.example:8443/a.jpg'],
  ['https://user:pass@cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
])('%s is loaded from %s', (sent, address) => {
  expect(withoutSignature(pictureAddress(sent) ?? '')).toBe(address);
});

test.each([
  '',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png;base64,AAAA',
  'blob:https://cdn.example/1',
  'file:///etc/passwd',
  'C:\\pictures\\a.jpg',
  'ftp://cdn.example/a.jpg',
  'http://',
])('%p is not a picture address', (sent) => {
  expect(pictureAddress(sent)).toBeNull();
});

test.each([
  ['/pictures/a.jpg?v=2#top', '/pictures/a.jpg?v=2'],
  ['https://img.example:443/a.jpg?v=1', '/~/https/img.example/a.jpg?v=1'],
])('%s may be optimised: its source is signed, and no other', (sent, source) => {
  const [address = ''] = optimisedAddresses(pictureAddress(sent) ?? '', [640]) ?? [];
  const { signature = '' } = parseOptimisedAddress(address) ?? {};
  expect(address).toBe(`/i/640/${signature}${source}`);
  expect(isSigned(source, signature, SECRET)).toBe(true);
  for (const other of [`${source}&x`, source.replace('a.jpg', '%61.jpg')])
    expect(isSigned(other, signature, SECRET)).toBe(false);
  for (const other of [signature.toLowerCase(), signature.slice(1), ''])
    expect(isSigned(source, other, SECRET)).toBe(false);
});

test.each(['https://foreign.example/a.jpg#Xb3_-9aQ', '/api/makes', '/..;/a.jpg'])(
  '%s may not be optimised, and is not signed',
  (sent) => {
    expect(pictureAddress(sent)).not.toContain('#');
  },
);

test('pictures keep their order, without repeats', () => {
  const sent = ['/b.jpg', '/a.jpg', 'data:x', 'https://backoffice.example:8443/b.jpg'];
  expect(pictureAddresses(sent).map(withoutSignature)).toEqual([
    'https://backoffice.example:8443/b.jpg',
    'https://backoffice.example:8443/a.jpg',
  ]);
});
