import sharp, { type Sharp } from 'sharp';
import { openPhotograph } from './image-conversion.ts';

const NOISE = { type: 'gaussian' as const, mean: 128, sigma: 30 };

function photo(background = '#c02020'): Sharp {
  return sharp({ create: { width: 400, height: 300, channels: 3, background, noise: NOISE } });
}

function pixels(bytes: Buffer): Promise<Buffer> {
  return openPhotograph(bytes, '#fff').resize(64, 48).raw().toBuffer();
}

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a TIFF', 'II*\0'],
  ['nothing', ''],
])('%s is no photograph', (_what, text) => {
  expect(() => openPhotograph(Buffer.from(text), '#fff')).toThrow('Not a photograph');
});

test.each(['jpeg', 'png', 'gif'] as const)(
  'of an incomplete photograph the rest is shown: %s',
  async (format) => {
    const whole = await photo().toFormat(format).toBuffer();
    const upperHalf = 64 * 24 * 3;
    const expected = (await pixels(whole)).subarray(0, upperHalf);
    for (const length of [whole.length - 2, Math.floor(whole.length * 0.9)])
      expect((await pixels(whole.subarray(0, length))).subarray(0, upperHalf)).toEqual(expected);
  },
);

test.each(['webp', 'avif'] as const)('an incomplete photograph is refused: %s', async (format) => {
  const whole = await photo().toFormat(format).toBuffer();
  await expect(pixels(whole.subarray(0, whole.length - 20))).rejects.toThrow();
});

test.each(['gif', 'webp'] as const)('of an animation the first picture is shown: %s', async (format) => {
  const frames = await Promise.all(['#f00', '#00f'].map((colour) => frame(colour).png().toBuffer()));
  const animation = await sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const [red = 0, , blue = 0] = await pixels(animation);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(50);
});

function frame(background: string): Sharp {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } });
}
