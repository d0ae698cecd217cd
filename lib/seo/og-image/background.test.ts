import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { photoBackground } from './background.ts';
import { PHOTO_AREA } from './photo-area.ts';

/** Red on its left half, blue on its right. */
function photo(width = 800, height = 600) {
  const half = { width: width / 2, height, channels: 3 as const, background: '#00f' };
  return sharp({ create: { ...half, width, background: '#f00' } }).composite([
    { input: { create: half }, left: width / 2, top: 0 },
  ]);
}

async function decode(dataUrl: string) {
  const { data, info } = await sharp(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  function colourAt(fraction: number): 'red' | 'blue' | 'other' {
    const offset = (Math.floor(info.height / 2) * info.width + Math.floor(fraction * info.width)) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(offset, offset + 3);
    if (green > 60) return 'other';
    return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other';
  }
  return { width: info.width, height: info.height, colourAt };
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s photograph fills its area, and its colours the whole picture',
  async (format) => {
    const background = await photoBackground(await photo().toFormat(format).toBuffer());
    const [inside, around] = await Promise.all([background.photo, background.surroundings].map(decode));
    expect(inside).toMatchObject({ width: PHOTO_AREA.width, height: PHOTO_AREA.height });
    expect(around).toMatchObject({ width: 1200, height: 630 });
    for (const part of [inside, around]) {
      expect([0.1, 0.3, 0.7, 0.9].map((x) => part?.colourAt(x))).toEqual(['red', 'red', 'blue', 'blue']);
    }
  },
);

test.each([
  ['greyscale', photo().greyscale().toColourspace('b-w').jpeg()],
  ['half transparent', photo().ensureAlpha(0.5).png()],
  ['of 16 bits', photo().toColourspace('rgb16').png()],
  ['CMYK', photo().toColourspace('cmyk').jpeg()],
  ['small', photo(4, 2).png()],
  ['upright', photo(300, 1200).png()],
])('a photograph that is %s fills its area', async (_, image) => {
  const background = await photoBackground(await image.toBuffer());
  expect(await decode(background.photo)).toMatchObject({
    width: PHOTO_AREA.width,
    height: PHOTO_AREA.height,
  });
});

test('a photograph is rotated as its EXIF orientation says', async () => {
  const upsideDown = await photo().jpeg().withMetadata({ orientation: 3 }).toBuffer();
  expect((await decode((await photoBackground(upsideDown)).photo)).colourAt(0.3)).toBe('blue');
});

test.each([
  ['text', Buffer.from('<html>not found</html>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['an empty file', Buffer.alloc(0)],
])('%s is refused as a photograph', async (_, bytes) => {
  await expect(photoBackground(bytes)).rejects.toThrow();
});

test('a truncated photograph is drawn as far as it goes', async () => {
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
  const drawn = await photoBackground(whole.subarray(0, whole.length / 2));
  expect(drawn.photo).toMatch(/^data:image\/jpeg/);
});

test('a small file with too many pixels is refused', async () => {
  const bytes = await photo().png().toBuffer();
  const header = bytes.subarray(12, 29); // IHDR and its width and height, before its checksum
  header.writeUInt32BE(10_000, 4);
  header.writeUInt32BE(6_401, 8);
  bytes.writeUInt32BE(crc32(header), 29);
  await expect(photoBackground(bytes)).rejects.toThrow('pixel limit');
});
