import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { shareJpeg } from './jpeg.ts';

const SIZE = { width: 1200, height: 630 };

function aLayer() {
  return sharp({ create: { ...SIZE, channels: 4, background: '#ffffff01' } })
    .png()
    .toBuffer();
}

test.each([
  ['one colour', Buffer.alloc(1200 * 630 * 3, 0x80)],
  ['nothing but noise', randomFillSync(Buffer.alloc(1200 * 630 * 3))],
])('a picture of %s is a JPEG of 1200 by 630 and at most 250,000 bytes', async (_, ground) => {
  const jpeg = await shareJpeg(ground, await aLayer());
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...SIZE });
  expect(jpeg.length).toBeLessThanOrEqual(250_000);
});
