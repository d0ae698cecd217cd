import { globSync, readFileSync } from 'node:fs';
import { showPhotos } from '#components/behaviour/show-photos.ts';
import { DARK, LIGHT, MEDIA } from './tokens.ts';

const TOKENS = readFileSync('app/tokens.css', 'utf8');

function sources(pattern: string): string[] {
  return globSync(pattern).map((file) => readFileSync(file, 'utf8'));
}

test('the colours are those of the pages', () => {
  for (const [name, light] of Object.entries(LIGHT)) {
    const dark = new Map(Object.entries(DARK)).get(name) ?? '';
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(TOKENS).toContain(`--color-${property}: light-dark(${light}, ${dark}`);
  }
});

test('every colour has a value for a dark screen, but those of grounds that are the same in both', () => {
  const declared = [...TOKENS.matchAll(/--((?:color|shadow)-[\w-]+): ([^;]+);/g)];
  const same = declared.filter(([, , value]) => !value?.includes('light-dark('));
  expect(declared.length).toBeGreaterThan(same.length);
  for (const [, name] of same) expect(name).toMatch(/deep|full-screen/);
});

test('the icon has colours of the pages', () => {
  const used = readFileSync('app/icon.svg', 'utf8').match(/#[\da-f]+/g) ?? [];
  expect(new Set(used)).toEqual(new Set([LIGHT.brand, LIGHT.surface]));
});

test('style sheets change layouts at the listed widths only', () => {
  const widths = Object.values(MEDIA).map((query) => Number(/[\d.]+/.exec(query)));
  const below = widths.map((width) => width - 1 / 16);
  for (const css of sources('{app,components}/**/*.css'))
    for (const [, bound, width] of css.matchAll(/@media[^{]*\((min|max)-width: ([\d.]+)rem\)/g))
      expect(bound === 'min' ? widths : below).toContain(Number(width));
});

test('components take media queries from the list', () => {
  for (const code of sources('{app,components}/**/*.tsx'))
    expect(code).not.toMatch(/\((min-|max-)?width ?[:<>]/);
  expect(String(showPhotos)).toContain(MEDIA.tablet); // it runs as text, and so contains its query
});
