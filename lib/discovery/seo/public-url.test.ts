import { pictureUrl, siteUrl } from './public-url.ts';

test('a picture on a host of its own is named as it is', () => {
  expect(pictureUrl('https://pictures.example/1.jpg?a=b')).toBe('https://pictures.example/1.jpg?a=b');
});

test('a picture of the site is named by its absolute address', () => {
  expect(pictureUrl('/assets/1.png')).toBe(siteUrl('/assets/1.png'));
});
