import { pictureUrl, siteUrl } from './public-url.ts';

test('a picture of another host has its own address', () => {
  expect(pictureUrl('https://pictures.example/1.jpg?a=b')).toBe('https://pictures.example/1.jpg?a=b');
});

test('a picture of the site has an absolute address', () => {
  expect(pictureUrl('/assets/1.png')).toBe(siteUrl('/assets/1.png'));
});
