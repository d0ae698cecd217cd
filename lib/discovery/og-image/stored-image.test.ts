import { decodeImage, encodeImage } from './stored-image.ts';

const IMAGE = {
  version: '0123456789abcdef',
  drawnAt: 1_700_000_000_000,
  isFallback: true,
  jpeg: Buffer.from([0xff, 0xd8, 0x0a, 0x00]),
};

test.each([true, false])('a picture is read as it was written, fallback %p', (isFallback) => {
  expect(decodeImage(encodeImage({ ...IMAGE, isFallback }))).toEqual({ ...IMAGE, isFallback });
});

test.each(['', 'x', '0123456789abcdef 17 complete\n'])('a file that begins with %p is not read', (text) => {
  expect(decodeImage(Buffer.from(text))).toBeNull();
});
