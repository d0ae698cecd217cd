import {
  bannerPictureAddress,
  BANNER_NAMES,
  blogPictureAddress,
  BLOG_NAMES,
  BODY_STYLES,
  vehiclePictureAddress,
  VIEWS,
} from './address';
import { inNode } from './testing/in-node';

const CAR = { paint: 'b8202a', variant: 0 } as const;
const MOST_KILOBYTES = 130;

/** What the drawn files say of themselves, as `1280x960 jpeg`, and the size of the largest. */
async function drawn(addresses: readonly string[]): Promise<unknown> {
  return inNode(
    ['draw.ts'],
    `const { default: sharp } = await import('sharp');
     const seen = new Set();
     let largest = 0;
     for (const address of ${JSON.stringify(addresses)}) {
       const jpeg = await draw(address);
       const { format, width, height } = await sharp(jpeg).metadata();
       seen.add(width + 'x' + height + ' ' + format);
       largest = Math.max(largest, jpeg.length / 1024);
     }
     return { seen: [...seen], light: largest < ${MOST_KILOBYTES} };`,
  );
}

test('every view of every body style shows something, however small it is drawn', async () => {
  const outcome = await inNode(
    ['vehicle-picture.ts'],
    `const small = { width: 160, height: 120, horizon: 0.41, ground: 0.74 };
     const poor = [];
     for (const bodyStyle of ${JSON.stringify(BODY_STYLES)}) {
       for (const view of ${JSON.stringify(VIEWS)}) {
         const drawing = await vehiclePicture({ ...${JSON.stringify(CAR)}, bodyStyle, view }, small);
         const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
         const isDrawn = info.width === 160 && info.height === 120 && new Set(data).size > 64;
         if (!isDrawn) poor.push(bodyStyle + ' ' + view);
       }
     }
     return poor;`,
  );
  expect(outcome).toEqual([]);
}, 120_000);

test.each(['front-quarter', 'wheel', 'interior'] as const)(
  'a %s picture is a light JPEG file of 4:3',
  async (view) => {
    const addresses = [vehiclePictureAddress({ ...CAR, bodyStyle: 'suv', view })];
    expect(await drawn(addresses)).toEqual({ seen: ['1280x960 jpeg'], light: true });
  },
  60_000,
);

test('every banner is a light and wide JPEG file', async () => {
  expect(await drawn(BANNER_NAMES.map(bannerPictureAddress))).toEqual({
    seen: ['2000x900 jpeg'],
    light: true,
  });
}, 60_000);

test('every blog picture is a light JPEG file of 4:3', async () => {
  expect(await drawn(BLOG_NAMES.map(blogPictureAddress))).toEqual({ seen: ['1280x960 jpeg'], light: true });
}, 60_000);

test('the same address gives the same bytes, and every look is a picture of its own', async () => {
  const looks = Array.from({ length: 10 }, (_, variant) =>
    vehiclePictureAddress({ bodyStyle: 'hatchback', view: 'front', paint: 'f4f4f2', variant }),
  );
  const outcome = await inNode(
    ['draw.ts'],
    `const pictures = [];
     for (const address of ${JSON.stringify([...looks, ...looks.slice(0, 2)])}) pictures.push((await draw(address)).toString('base64'));
     return { drawn: pictures.length, different: new Set(pictures).size };`,
  );
  expect(outcome).toEqual({ drawn: 12, different: 10 });
}, 60_000);

test('nothing is drawn for a path that is no address', async () => {
  const outcome = await inNode(
    ['draw.ts'],
    `return draw('/pictures/vehicle/tank/f4f4f2/0/side.jpg').then(() => 'drawn', (error) => error.name);`,
  );
  expect(outcome).toBe('RangeError');
});
