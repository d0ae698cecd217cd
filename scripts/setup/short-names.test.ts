import { fileNames, shorten, shortNames } from './short-names.mjs';

const SHEET =
  ':root{--gutter:1rem}.eulBba_card{margin:var(--gutter)}._3tY11a_card:hover .-ffs1q_wave{fill:none}' +
  '@font-face{src:url(/media/f.abcdef_x.woff2)}';

test('classes of CSS modules and custom properties get the same short names in style sheets, scripts and pages', () => {
  const names = shortNames([SHEET, '.LsR_rW_short{}']);
  expect(Object.fromEntries(names)).toEqual({
    '--gutter': '--a',
    '-ffs1q_wave': 'b',
    LsR_rW_short: 'c',
    _3tY11a_card: 'd',
    eulBba_card: 'e',
  });
  expect(shorten(SHEET, names)).toBe(
    ':root{--a:1rem}.e{margin:var(--a)}.d:hover .b{fill:none}@font-face{src:url(/media/f.abcdef_x.woff2)}',
  );
  expect(shorten('{"card":"_3tY11a_card eulBba_card"}', names)).toBe('{"card":"d e"}');
  expect(shorten('<p class="eulBba_cards">eulBba_card_</p>', names)).toBe(
    '<p class="eulBba_cards">eulBba_card_</p>',
  );
});

test('short names are unique, and ad blockers hide none', () => {
  const sheet = Array.from({ length: 500 }, (_, index) => `.abcdef_c${index}{}`).join('');
  const names = [...shortNames([sheet]).values()];
  expect(new Set(names).size).toBe(500);
  for (const name of names) expect(name).toMatch(/^(?!ad)[a-z]{1,2}$/i);
});

test('a file gets a new name when a short name or the new name of another file changes it', () => {
  const texts = new Map([
    ['page01', 'load("styles")'],
    ['styles', '.eulBba_card{}'],
    ['widget', 'load("page01")'],
    ['framework', 'react()'],
  ]);
  const files = fileNames(texts, shortNames(['.eulBba_card{}']));
  expect([...files.keys()].sort()).toEqual(['page01', 'styles', 'widget']);
  for (const name of files.values()) expect(name).toMatch(/^[\w-]{8}$/);
});

test('the new name of a file depends on the short names', () => {
  const texts = new Map([['styles', '.eulBba_card{}']]);
  const [one, other] = ['.eulBba_card{}', '.eulBba_card{}.eulBba_other{}'].map((css) =>
    fileNames(texts, shortNames([css])).get('styles'),
  );
  expect(one).not.toBe(other);
});
