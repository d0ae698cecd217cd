// What app/tokens.css and the style sheets say, for the places that cannot use custom properties. A test compares them.

/** Colours by day. */
export const LIGHT = {
  text: '#0e1b2a',
  textMuted: '#45525e',
  background: '#fbfaf7',
  surface: '#fff',
  surfaceSunken: '#f2efe8',
  brand: '#005f66',
  brandStrong: '#00474d',
  onBrand: '#fff',
  inStock: '#12502b',
  inStockTint: '#ddf2e3',
  comingSoon: '#663c00',
  comingSoonTint: '#fdefd2',
  sold: '#3b4652',
  soldTint: '#e8eaed',
};

/** Colours on a dark screen. */
export const DARK = {
  text: '#eaf0f4',
  background: '#0c141c',
  surface: '#14202b',
  surfaceSunken: '#0f1a24',
  brand: '#5fc9c8',
  onBrand: '#06262a',
};

/** Widths of the screen from which a layout changes. A phone is narrower than all of them, but for the first. */
export const MEDIA = {
  usualText: '(min-width: 12rem)', // narrower with a browser's text size of 200 % on a phone
  largePhone: '(min-width: 40rem)',
  tablet: '(min-width: 48.0625rem)', // more than 48rem
  laptop: '(min-width: 60rem)',
  desktop: '(min-width: 64rem)',
  wholeContent: '(min-width: 75rem)',
};
