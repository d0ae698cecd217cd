import { decodePicture, encodePicture } from './picture-file.ts';

const PICTURE = {
  version: '0123456789abcdef',
  drawnAt: 1_700_000_000_000,
  isMakeshift: true,
  jpeg: Buffer.from([0xff, 0xd8, 0x0a, 0x00]),
};

test.each([true, false])('a picture is read as it was written, makeshift %p', (isMakeshift) => {
  expect(decodePicture(encodePicture({ ...PICTURE, isMakeshift }))).toEqual({ ...PICTURE, isMakeshift });
});

test.each(['', 'x', '0123456789abcdef 17 whole\n'])('a file that begins with %p holds no picture', (text) => {
  expect(decodePicture(Buffer.from(text))).toBeNull();
});
