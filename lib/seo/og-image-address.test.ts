import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { blogOgImage, parseOgImageFile, siteOgImage, vehicleOgImage } from './og-image-address.ts';

const BLOG = {
  id: '3',
  title: 'Winter tyres',
  description: '',
  image: 'https://backoffice.example/3.jpg',
  post: '',
};

test('the path of an Open Graph picture names its version', () => {
  expect(vehicleOgImage(aVehicle(), 'en')).toMatch(/^\/share\/car\/TkhQMTAtNjcxMjM0NQ\/[\da-f]{16}\.jpg$/);
  expect(blogOgImage(BLOG)).toMatch(/^\/share\/blog\/Mw\/[\da-f]{16}\.jpg$/);
  expect(siteOgImage('en')).toMatch(/^\/share\/site\/[\da-f]{16}\.jpg$/);
});

test('any chassis number fits into one segment of the path', () => {
  expect(vehicleOgImage(aVehicle({ chassisNumber: '../A B?/é#' }), 'en')).toMatch(
    /^\/share\/car\/[\w-]+\/\w+\.jpg$/,
  );
});

test.each([
  ['price', { clientSellingPrice: 600_000 }],
  ['status', { status: 'SOLD' }],
  ['model', { model: 'VITZ' }],
  ['first picture', { images: ['https://backoffice.example/pictures/2.jpg'] }],
])('the path changes with the %s of the car', (_, difference) => {
  expect(vehicleOgImage(aVehicle(difference), 'en')).not.toBe(vehicleOgImage(aVehicle(), 'en'));
});

test('the path is unchanged by a value that the picture does not show', () => {
  const changed = aVehicle({ mileage: 1, colour: 'RED', clientOptions: '' });
  expect(vehicleOgImage(changed, 'en')).toBe(vehicleOgImage(aVehicle(), 'en'));
});

test.each([
  ['title', { title: 'Summer tyres' }],
  ['picture', { image: '' }],
])('the path changes with the %s of the post', (_, difference) => {
  expect(blogOgImage({ ...BLOG, ...difference })).not.toBe(blogOgImage(BLOG));
});

test('a French page names a picture of its own, with its language', () => {
  const file = vehicleOgImage(aVehicle(), 'fr').split('/').at(-1) ?? '';
  expect(file).toMatch(/^[\da-f]{16}-fr\.jpg$/);
  expect(parseOgImageFile(file)).toEqual({ version: file.slice(0, 16), language: 'fr' });
  expect(siteOgImage('fr')).not.toBe(siteOgImage('en'));
});

test.each(['latest.jpg', '0123456789abcdef.png', '0123456789abcdef-de.jpg', '\0.jpg'])(
  '%p names no picture',
  (file) => {
    expect(parseOgImageFile(file)).toBeNull();
  },
);
