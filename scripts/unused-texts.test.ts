import { globSync, readFileSync } from 'node:fs';
import { TEXTS } from '#lib/texts/current-texts.ts';

const code = globSync('{app,components,lib,server}/**/*.{ts,tsx}', {
  exclude: (path) =>
    path.startsWith('lib/texts/en') || path.startsWith('lib/texts/fr') || path.includes('.test.'),
})
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Names of all texts: `layout.menu.home`; those that are keyed by the address of a page are read by it. */
function namesOf(texts: object, path: string[] = []): string[] {
  const named = Object.entries(texts).filter(([key]) => !key.startsWith('/'));
  return named.flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? namesOf(value as object, [...path, key])
      : [[...path, key].join('.')],
  );
}

test('code reads every text', () => {
  const words = new Set(code.match(/[\w-]+/g));
  const unused = namesOf(TEXTS.en).filter((name) => !words.has(name.slice(name.lastIndexOf('.') + 1)));
  expect(unused).toEqual([]);
});
