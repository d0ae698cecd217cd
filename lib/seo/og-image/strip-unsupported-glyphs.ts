/** Characters missing from the fonts. For each of them Satori would download a font while it draws. */
const UNSUPPORTED = /[^ -~¡-¬®-ēĖ-ħĪīĮ-ķĹ-ľŁ-ňŊ-ōŐ-šŤťŪ-žȘ-țẀ-ẅẞỲỳ–—‘’‚“”„†•‹›⁄€₹−]/gu;

/**
 * The text with compatibility characters folded (`Ⅱ` becomes II), without emoji and unsupported scripts. The result may
 * be empty.
 */
export function stripUnsupportedGlyphs(text: string): string {
  const folded = text.normalize('NFKC').replace(/\s+/gu, ' ');
  return folded.replace(UNSUPPORTED, '').replace(/ +/g, ' ').trim();
}
