import { readFileSync } from 'node:fs';
import { PALETTE, STATUS_COLOURS } from './palette.ts';

/** The value of a custom property by daylight, as the pages have it. */
function token(name: string): string | undefined {
  const tokens = readFileSync('app/tokens.css', 'utf8');
  return new RegExp(`--color-${name}: light-dark\\((#[\\da-f]+),`).exec(tokens)?.[1];
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
