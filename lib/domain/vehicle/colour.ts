/** Colour families of the search, each with the shades that belong to it. */
const SHADES = {
  WHITE: /IVORY|BLANC/,
  BLACK: /\bNER[AO]|NOIR|ONYX|OBSIDIAN|EBONY/,
  SILVER: /ALUMIN/,
  GREY: /STEEL|GUN ?METAL|TITANIUM(?! KHAKI)|GRAPHITE|ANTHRACITE|PLATINUM|CHARCOAL/,
  BLUE: /NAVY|AZURE|TURQUOISE|AQUA|CYAN/,
  RED: /ROUGE|MAROON|BURGUNDY|WINE|BORDEAUX|SCARLET|CRIMSON/,
  GREEN: /OLIVE|KHAKI|EMERALD|JADE/,
  BROWN: /BRONZE|ROSEWOOD|COPPER|CHOCOLATE|COFFEE|MOCHA/,
  BEIGE: /SAND|CREAM|CHAMPAGNE|GOLD/,
  ORANGE: /TANGERINE/,
  YELLOW: /LEMON/,
  PURPLE: /VIOLET|PLUM|LAVENDER|MAUVE/,
  PINK: /ROSE/,
} as const;

export type ColourFamily = keyof typeof SHADES;

export const COLOUR_FAMILIES = Object.keys(SHADES) as ColourFamily[];

/**
 * The family of a manufacturer's colour: the one that it names, WHITE for `PLATINUM WHITE PEARL MICA`, otherwise that of
 * its shade; `''` for one that names no known colour.
 */
export function colourFamily(colour: string): ColourFamily | '' {
  const name = colour
    .toUpperCase()
    .replaceAll('GRAY', 'GREY')
    .replace(/COLOU?RED/, '');
  return (
    COLOUR_FAMILIES.find((family) => name.includes(family)) ??
    COLOUR_FAMILIES.find((family) => SHADES[family].test(name)) ??
    ''
  );
}
