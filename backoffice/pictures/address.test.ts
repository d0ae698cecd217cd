import fc from 'fast-check';
import {
  bannerPictureAddress,
  BANNER_NAMES,
  blogPictureAddress,
  BLOG_NAMES,
  BODY_STYLES,
  parsePictureAddress,
  vehiclePictureAddress,
  VIEWS,
} from './address';

const aVehicle = { bodyStyle: 'sedan', paint: '#F4F4F2', view: 'side', variant: 3 } as const;

test('every address of a vehicle picture reads back as what it was built from', () => {
  const pictures = fc.record({
    bodyStyle: fc.constantFrom(...BODY_STYLES),
    paint: fc.stringMatching(/^[0-9a-f]{6}$/),
    view: fc.constantFrom(...VIEWS),
    variant: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(pictures, (picture) => {
      expect(parsePictureAddress(vehiclePictureAddress(picture))).toEqual({ kind: 'vehicle', ...picture });
    }),
  );
});

test.each(BANNER_NAMES)('the banner %s reads back', (name) => {
  expect(parsePictureAddress(bannerPictureAddress(name))).toEqual({ kind: 'banner', name });
});

test.each(BLOG_NAMES)('the blog picture %s reads back', (name) => {
  expect(parsePictureAddress(blogPictureAddress(name))).toEqual({ kind: 'blog', name });
});

test('a paint has one spelling in addresses', () => {
  expect(vehiclePictureAddress(aVehicle)).toBe('/pictures/vehicle/sedan/f4f4f2/3/side.jpg');
});

test.each([{ paint: 'white' }, { paint: '#fff' }, { variant: 10 }, { variant: -1 }, { variant: 1.5 }])(
  'no address is built from %p',
  (bad) => {
    expect(() => vehiclePictureAddress({ ...aVehicle, ...bad })).toThrow(RangeError);
  },
);

test.each([
  '',
  '/pictures/',
  '/pictures/vehicle/sedan/F4F4F2/3/side.jpg',
  '/pictures/vehicle/sedan/f4f4f2/10/side.jpg',
  '/pictures/vehicle/sedan/f4f4f2/3/side.png',
  '/pictures/vehicle/sedan/f4f4f2/3/side.jpg/',
  '/pictures/vehicle/sedan/f4f4f2/3/side.jpg\n',
  '/pictures/vehicle/tank/f4f4f2/3/side.jpg',
  '/pictures/vehicle/sedan/f4f4f2/3/top.jpg',
  '/pictures/vehicle/../f4f4f2/3/side.jpg',
  '/pictures/vehicle/sedan/../../../3/side.jpg',
  '/pictures/banner/constructor.jpg',
  '/pictures/banner/loan.jpg',
  '/pictures/blog/harbour.jpg',
  '/pictures/blog/..%2f..%2fetc%2fpasswd.jpg',
  '//pictures/blog/loan.jpg',
])('%p is no address of a picture', (pathname) => {
  expect(parsePictureAddress(pathname)).toBeNull();
});
