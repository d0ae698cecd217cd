/** Colour families of the search; the first words that a colour's name contains decide. */
const FAMILY_WORDS = {
  WHITE: /WHITE|IVORY|BLANC/,
  BLACK: /BLACK|NERA|NERO|NOIR|ONYX|OBSIDIAN|EBONY/,
  SILVER: /SILVER|ALUMIN/,
  GREY: /GR[AE]Y|STEEL|GUNMETAL|TITANIUM(?! KHAKI)|GRAPHITE|ANTHRACITE|PLATINUM|CHARCOAL/,
  BLUE: /BLUE|NAVY|AZURE|TURQUOISE|AQUA|CYAN/,
  RED: /RED|ROUGE|MAROON|BURGUNDY|WINE|BORDEAUX|SCARLET|CRIMSON/,
  GREEN: /GREEN|OLIVE|KHAKI|EMERALD|JADE/,
  BROWN: /BROWN|BRONZE|COPPER|CHOCOLATE|COFFEE|MOCHA/,
  BEIGE: /BEIGE|SAND|CREAM|CHAMPAGNE|GOLD/,
  ORANGE: /ORANGE|TANGERINE/,
  YELLOW: /YELLOW|LEMON/,
  PURPLE: /PURPLE|VIOLET|PLUM|LAVENDER|MAUVE/,
  PINK: /PINK|ROSE/,
} as const;

export type ColourFamily = keyof typeof FAMILY_WORDS;

export const COLOUR_FAMILIES = Object.keys(FAMILY_WORDS) as ColourFamily[];

/** The family of a manufacturer's colour: WHITE for `PLATINUM WHITE PEARL MICA`; `''` for one that names no known colour. */
export function colourFamily(colour: string): ColourFamily | '' {
  const name = colour.toUpperCase();
  return COLOUR_FAMILIES.find((family) => FAMILY_WORDS[family].test(name)) ?? '';
}
