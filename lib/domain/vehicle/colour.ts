/** Colour families of the search, each with the shades that belong to it. */
const SHADES = {
  WHITE: /\b(IVORY|BLANC)/,
  BLACK: /\b(NERA|NERO|NOIR|ONYX|OBSIDIAN|EBONY)/,
  SILVER: /\b(ALUMIN)/,
  GREY: /\b(STEEL|GUN ?METAL|TITANIUM(?! KHAKI)|GRAPHITE|ANTHRACITE|PLATINUM|CHARCOAL)/,
  BLUE: /\b(NAVY|AZURE|TURQUOISE|AQUA|CYAN)/,
  RED: /\b(ROUGE|MAROON|BURGUNDY|WINE|BORDEAUX|SCARLET|CRIMSON)/,
  GREEN: /\b(OLIVE|KHAKI|EMERALD|JADE)/,
  BROWN: /\b(BRONZE|COPPER|CHOCOLATE|COFFEE|MOCHA)/,
  BEIGE: /\b(SAND|CREAM|CHAMPAGNE|GOLD)/,
  ORANGE: /\b(TANGERINE)/,
  YELLOW: /\b(LEMON)/,
  PURPLE: /\b(VIOLET|PLUM|LAVENDER|MAUVE)/,
  PINK: /\b(ROSE)/,
} as const;

export type ColourFamily = keyof typeof SHADES;

export const COLOUR_FAMILIES = Object.keys(SHADES) as ColourFamily[];

/**
 * The family of a manufacturer's colour: the one that it names, WHITE for `PLATINUM WHITE PEARL MICA`, otherwise that of
 * its shade; `''` for one that names no known colour.
 */
export function colourFamily(colour: string): ColourFamily | '' {
  const name = colour.toUpperCase().replaceAll('GRAY', 'GREY');
  return (
    COLOUR_FAMILIES.find((family) => name.includes(family)) ??
    COLOUR_FAMILIES.find((family) => SHADES[family].test(name)) ??
    ''
  );
}
