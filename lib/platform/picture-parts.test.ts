import sharp from 'sharp';
import { hasTooManyParts } from './picture-parts.ts';

const PICTURE = { create: { width: 64, height: 64, channels: 3 as const, background: '#c02020' } };
const EMPTY_SEGMENT = Buffer.from([0xff, 0xe1, 0x00, 0x02]);

function jpeg(): Promise<Buffer> {
  return sharp(PICTURE).jpeg({ progressive: true }).toBuffer();
}

/** Inserts parts behind the first bytes of a picture. */
function withParts(picture: Buffer, start: number, part: Buffer, count: number): Buffer {
  return Buffer.concat([
    picture.subarray(0, start),
    ...Array<Buffer>(count).fill(part),
    picture.subarray(start),
  ]);
}

/** The header and data of the first scan. */
function scanOf(picture: Buffer): { scan: Buffer; end: number } {
  const start = picture.indexOf(Buffer.from([0xff, 0xda]));
  let end = start + 2;
  do end = picture.indexOf(0xff, end + 1);
  while (picture[end + 1] === 0);
  return { scan: picture.subarray(start, end), end };
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a usual %s has few parts', async (format) => {
  expect(hasTooManyParts(await sharp(PICTURE)[format]().toBuffer())).toBe(false);
});

test('a JPEG may have 1,000 segments, with other bytes and fill bytes between them', async () => {
  const few = withParts(await jpeg(), 2, EMPTY_SEGMENT, 900);
  const many = withParts(await jpeg(), 2, Buffer.from([0x41, 0xff, ...EMPTY_SEGMENT]), 1_001);
  expect([hasTooManyParts(few), hasTooManyParts(many)]).toEqual([false, true]);
  expect((await sharp(few).metadata()).width).toBe(64);
});

test('a JPEG may have 100 scans', async () => {
  const picture = await jpeg();
  const { scan, end } = scanOf(picture);
  expect([80, 101].map((count) => hasTooManyParts(withParts(picture, end, scan, count)))).toEqual([
    false,
    true,
  ]);
});

test('what follows the end of a JPEG does not count: phones append a video', async () => {
  const picture = await jpeg();
  expect(hasTooManyParts(withParts(picture, picture.length, EMPTY_SEGMENT, 2_000))).toBe(false);
});

test('a WebP may have 1,000 chunks', async () => {
  const picture = await sharp(PICTURE).webp().toBuffer();
  const chunk = Buffer.from('ANMF\u0001\u0000\u0000\u0000x\u0000', 'latin1');
  expect([900, 1_001].map((count) => hasTooManyParts(withParts(picture, 12, chunk, count)))).toEqual([
    false,
    true,
  ]);
});

test.each(['', 'RIFF', '\u00ff', '\u00ff\u00d8\u00ff', '\u00ff\u00d8\u00ff\u00e1\u0000'])(
  '%j is no picture',
  (text) => {
    expect(hasTooManyParts(Buffer.from(text, 'latin1'))).toBe(false);
  },
);
