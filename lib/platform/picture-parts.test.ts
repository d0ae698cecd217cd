import sharp from 'sharp';
import { safePicture } from './picture-parts.ts';

const PICTURE = { create: { width: 64, height: 64, channels: 3 as const, background: '#c02020' } };
const EMPTY_SEGMENT = Buffer.from([0xff, 0xe1, 0x00, 0x02]);

/** Within a scan libjpeg skips the marker 0x02 and reads on behind it; so nothing may be hidden in what seems its length. */
const HIDING = Buffer.from([0xff, 0x02, 0xff, 0xff]);

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

function open(picture: Buffer): Buffer {
  return safePicture(picture, 64 * 64);
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a usual %s stays as it is', async (format) => {
  const picture = await sharp(PICTURE)[format]().toBuffer();
  expect(open(picture).equals(picture)).toBe(true);
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['an SVG that begins like an AVIF', '<!--ftyp--><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a TIFF', 'II*\0'],
  ['nothing', ''],
  ['half a RIFF', 'RIFF'],
])('%s is refused before sharp reads it', (_what, text) => {
  expect(() => open(Buffer.from(text))).toThrow('Not a photograph');
});

test('a JPEG may have 1,000 segments, with other bytes and fill bytes between them', async () => {
  const few = withParts(await jpeg(), 2, EMPTY_SEGMENT, 900);
  const many = withParts(await jpeg(), 2, Buffer.from([...EMPTY_SEGMENT, 0x41, 0xff]), 1_001);
  expect((await sharp(open(few)).metadata()).width).toBe(64);
  expect(() => open(many)).toThrow('Too many parts');
});

test.each([Buffer.alloc(0), HIDING])('a JPEG may have 100 scans, none of them hidden', async (before) => {
  const picture = await jpeg();
  const { scan, end } = scanOf(picture);
  const [few, many] = [80, 101].map((count) =>
    Buffer.concat([
      picture.subarray(0, end),
      before,
      ...Array<Buffer>(count).fill(scan),
      picture.subarray(end),
    ]),
  ) as [Buffer, Buffer];
  expect(open(few)).toHaveLength(few.length);
  expect(() => open(many)).toThrow('Too many parts');
});

test('what follows the end of a JPEG is left out: the video of a phone, or a second JPEG', async () => {
  const picture = await jpeg();
  expect(open(withParts(picture, picture.length, EMPTY_SEGMENT, 2_000)).equals(picture)).toBe(true);
});

test('a WebP may have 1,000 chunks, also within what claims to be one frame', async () => {
  const picture = await sharp(PICTURE).webp().toBuffer();
  const frame = Buffer.concat([Buffer.from('ANMF\xff\xff\xff\0', 'latin1'), Buffer.alloc(16)]);
  expect(open(withParts(picture, 12, frame, 900))).toBeInstanceOf(Buffer);
  expect(() => open(withParts(picture, 12, frame, 1_001))).toThrow('Too many parts');
});

test('an AVIF is refused when a picture in it is larger than it says, or derived from others', async () => {
  const picture = await sharp(PICTURE).avif().toBuffer();
  expect(() => safePicture(picture, 64 * 63)).toThrow('Too large');
  for (const name of ['clap', 'grid', 'moov'])
    expect(() => open(Buffer.from(picture.toString('latin1').replace('pixi', name), 'latin1'))).toThrow(
      'Not a',
    );
});
