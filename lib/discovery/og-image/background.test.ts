import sharp from 'sharp';
import { brandGround } from './brand-background.ts';
import { photoGround } from './background.ts';

const BYTES = 1200 * 630 * 3;

/** Red on its left half, blue on its right. */
function photo(width = 800, height = 600) {
  const half = { width: width / 2, height, channels: 3 as const, background: '#00f' };
  return sharp({ create: { ...half, width, background: '#f00' } }).composite([
    { input: { create: half }, left: width / 2, top: 0 },
  ]);
}

function colourAt(ground: Buffer, x: number, y: number): 'red' | 'blue' | 'other' {
  const at = (y * 1200 + x) * 3;
  const [red = 0, green = 0, blue = 0] = ground.subarray(at, at + 3);
  if (green > 60) return 'other';
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other';
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s photograph fills the ground',
  async (format) => {
    const ground = await photoGround(await photo().toFormat(format).toBuffer());
    expect(ground).toHaveLength(BYTES);
    expect([100, 400, 800, 1100].map((x) => colourAt(ground, x, 300))).toEqual([
      'red',
      'red',
      'blue',
      'blue',
    ]);
  },
);

test.each([
  ['grey', photo().greyscale().toColourspace('b-w').jpeg()],
  ['clear in part', photo().ensureAlpha(0.5).png()],
  ['of 16 bits', photo().toColourspace('rgb16').png()],
  ['for print', photo().toColourspace('cmyk').jpeg()],
  ['small', photo(4, 2).png()],
  ['upright', photo(300, 1200).png()],
])('a photograph that is %s fills the ground', async (_, image) => {
  expect(await photoGround(await image.toBuffer())).toHaveLength(BYTES);
});

test('a photograph that says it lies on its head is turned', async () => {
  const ground = await photoGround(await photo().jpeg().withMetadata({ orientation: 3 }).toBuffer());
  expect(colourAt(ground, 400, 300)).toBe('blue');
});

test.each([
  ['text', Buffer.from('<html>not found</html>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['nothing', Buffer.alloc(0)],
])('%s is no photograph', async (_, bytes) => {
  await expect(photoGround(bytes)).rejects.toThrow();
});

test('half of a photograph is none', async () => {
  const whole = await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  await expect(photoGround(whole.subarray(0, whole.length / 2))).rejects.toThrow();
});

test('a small file of very many pixels is refused', async () => {
  const wide = { width: 10_000, height: 10_000, channels: 3 as const, background: '#fff' };
  const bytes = await sharp({ create: wide, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
  await expect(photoGround(bytes)).rejects.toThrow('pixel limit');
});

test('what has no photograph has the colour of the dealership', async () => {
  const ground = await brandGround();
  expect(ground).toHaveLength(BYTES);
  expect([...ground.subarray(0, 3)]).toEqual([0x00, 0x5f, 0x66]);
});
