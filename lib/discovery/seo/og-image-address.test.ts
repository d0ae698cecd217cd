import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { blogShareImage, SITE_SHARE_IMAGE, vehicleShareImage } from './og-image-address.ts';

const BLOG = {
  id: '3',
  title: 'Winter tyres',
  description: '',
  image: 'https://backoffice.example/3.jpg',
  post: '',
};

test('a share picture has a path of its own that names its version', () => {
  expect(vehicleShareImage(aVehicle())).toMatch(/^\/share\/car\/TkhQMTAtNjcxMjM0NQ\/[\da-f]{16}\.jpg$/);
  expect(blogShareImage(BLOG)).toMatch(/^\/share\/blog\/Mw\/[\da-f]{16}\.jpg$/);
  expect(SITE_SHARE_IMAGE).toMatch(/^\/share\/site\/[\da-f]{16}\.jpg$/);
});

test('any chassis number is one segment of the path', () => {
  expect(vehicleShareImage(aVehicle({ chassisNumber: '../A B?/é#' }))).toMatch(
    /^\/share\/car\/[\w-]+\/\w+\.jpg$/,
  );
});

test.each([
  ['price', { clientSellingPrice: 600_000 }],
  ['status', { status: 'SOLD' }],
  ['model', { model: 'VITZ' }],
  ['first picture', { images: ['https://backoffice.example/pictures/2.jpg'] }],
])('the path changes with the %s of the car', (_, difference) => {
  expect(vehicleShareImage(aVehicle(difference))).not.toBe(vehicleShareImage(aVehicle()));
});

test('the path stays when only what the picture does not show changes', () => {
  const changed = aVehicle({ mileage: 1, colour: 'RED', clientOptions: '' });
  expect(vehicleShareImage(changed)).toBe(vehicleShareImage(aVehicle()));
});

test.each([
  ['title', { title: 'Summer tyres' }],
  ['picture', { image: '' }],
])('the path changes with the %s of the post', (_, difference) => {
  expect(blogShareImage({ ...BLOG, ...difference })).not.toBe(blogShareImage(BLOG));
});
