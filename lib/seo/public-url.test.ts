import { pictureUrl, siteUrl } from './public-url.ts';

test('a picture of another host has its own address', () => {
  expect(pictureUrl('https://pictures.example/1.jpg?a=b')).toBe('https://pictures.example/1.jpg?a=b');
});

test('a picture of the site has an absolute address', () => {
  expect(pictureUrl('/assets/1.png')).toBe(siteUrl('/assets/1.png'));
});

test('a signed picture has its address on the site', () => {
  expect(pictureUrl('http://10.0.0.7/1.jpg#Xb3_-9aQ')).toBe(siteUrl('/i/1200/Xb3_-9aQ/1.jpg'));
});
