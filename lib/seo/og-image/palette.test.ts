import { readFileSync } from 'node:fs';
import { PALETTE, STATUS_COLOURS } from './palette.ts';

const tokens = readFileSync('app/tokens.css', 'utf8');

/** The first value of a custom property, that by daylight, as the pages have it. */
function token(name: string): string | undefined {
  return new RegExp(`--color-${name}: (#[\\da-f]+);`).exec(tokens)?.[1];
}

test.each([
  ['text', PALETTE.text],
  ['text-muted', PALETTE.textMuted],
  ['surface', PALETTE.surface],
  ['brand', PALETTE.brand],
  ['brand-strong', PALETTE.brandStrong],
  ['in-stock', STATUS_COLOURS['IN STOCK'].text],
  ['in-stock-tint', STATUS_COLOURS['IN STOCK'].tint],
  ['coming-soon', STATUS_COLOURS['COMING SOON'].text],
  ['coming-soon-tint', STATUS_COLOURS['COMING SOON'].tint],
  ['sold', STATUS_COLOURS.SOLD.text],
  ['sold-tint', STATUS_COLOURS.SOLD.tint],
])('the colour %s of the pictures is that of the pages', (name, colour) => {
  expect(token(name)).toBe(colour);
});

test('every colour of the pages has a value for a dark screen', () => {
  const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)');
  const colours = /(?<=--)(?:color|shadow)-[\w-]+(?=:)/g;
  expect(dark.match(colours)).toEqual(light.match(colours));
});
