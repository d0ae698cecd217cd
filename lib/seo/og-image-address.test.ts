import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { blogOgImage, SITE_OG_IMAGE, vehicleOgImage } from './og-image-address.ts';

const BLOG = {
  id: '3',
  title: 'Winter tyres',
  description: '',
  image: 'https://backoffice.example/3.jpg',
  post: '',
};

test('the path of an Open Graph picture names its version', () => {
  expect(vehicleOgImage(aVehicle())).toMatch(/^\/share\/car\/TkhQMTAtNjcxMjM0NQ\/[\da-f]{16}\.jpg$/);
  expect(blogOgImage(BLOG)).toMatch(/^\/share\/blog\/Mw\/[\da-f]{16}\.jpg$/);
  expect(SITE_OG_IMAGE).toMatch(/^\/share\/site\/[\da-f]{16}\.jpg$/);
});

test('any chassis number fits into one segment of the path', () => {
  expect(vehicleOgImage(aVehicle({ chassisNumber: '../A B?/é#' }))).toMatch(
    /^\/share\/car\/[\w-]+\/\w+\.jpg$/,
  );
});

test.each([
  ['price', { clientSellingPrice: 600_000 }],
  ['status', { status: 'SOLD' }],
  ['model', { model: 'VITZ' }],
  ['first picture', { images: ['https://backoffice.example/pictures/2.jpg'] }],
])('the path changes with the %s of the car', (_, difference) => {
  expect(vehicleOgImage(aVehicle(difference))).not.toBe(vehicleOgImage(aVehicle()));
});

test('the path is unchanged by a value that the picture does not show', () => {
  const changed = aVehicle({ mileage: 1, colour: 'RED', clientOptions: '' });
  expect(vehicleOgImage(changed)).toBe(vehicleOgImage(aVehicle()));
});

test.each([
  ['title', { title: 'Summer tyres' }],
  ['picture', { image: '' }],
])('the path changes with the %s of the post', (_, difference) => {
  expect(blogOgImage({ ...BLOG, ...difference })).not.toBe(blogOgImage(BLOG));
});
