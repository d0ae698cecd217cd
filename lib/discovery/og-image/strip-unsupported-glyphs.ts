/** Characters that the fonts lack: Satori would download a font for each while it draws. */
const UNSUPPORTED = /[^ -~¡-¬®-ēĖ-ħĪīĮ-ķĹ-ľŁ-ňŊ-ōŐ-šŤťŪ-žȘ-țẀ-ẅẞỲỳ–—‘’‚“”„†•‹›⁄€₹−]/gu;

/** The text with compatibility characters folded (`Ⅱ` to II), without emoji and unsupported scripts. It may become empty. */
export function stripUnsupportedGlyphs(text: string): string {
  const folded = text.normalize('NFKC').replace(/\s+/gu, ' ');
  return folded.replace(UNSUPPORTED, '').replace(/ +/g, ' ').trim();
}
