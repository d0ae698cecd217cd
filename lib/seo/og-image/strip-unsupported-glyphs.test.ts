import { stripUnsupportedGlyphs } from './strip-unsupported-glyphs.ts';
import { fontLetters } from './testing/font-letters.ts';

const FONTS = 'node_modules/@fontsource/figtree/files';

test.each([
  ['CITROËN C4 2019', 'CITROËN C4 2019'],
  ['ŠKODA', 'ŠKODA'],
  ['Peugeot\u00a0e\u0301dition\n 2', 'Peugeot édition 2'],
  ['ＴＯＹＯＴＡ Ⅱ', 'TOYOTA II'],
  ['🚗 AQUA 👩🏽‍🔧', 'AQUA'],
  ['トヨタ AQUA 日産', 'AQUA'],
  ['日産', ''],
  ['a\u0000b\u200bc\ud83d', 'abc'],
])('%p is drawn as %p', (text, drawn) => {
  expect(stripUnsupportedGlyphs(text)).toBe(drawn);
});

test.each([600, 800])('the fonts of weight %i have every character that is kept', (weight) => {
  const [latin, rarer] = ['latin', 'latin-ext'].map((subset) =>
    fontLetters(`${FONTS}/figtree-${subset}-${weight}-normal.woff`),
  );
  const everything = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));
  const drawn = everything.flatMap((letter) => [...stripUnsupportedGlyphs(letter)]);

  expect(drawn.filter((letter) => !latin?.has(letter) && !rarer?.has(letter))).toEqual([]);
  expect(drawn).toEqual(expect.arrayContaining([...'AZaz09&#/é€']));
});
