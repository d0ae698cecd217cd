/** What the fonts of the share pictures have. Anything else would be asked for on the internet as it is drawn. */
const LETTERS = /[^ -~¡-¬®-ēĖ-ħĪīĮ-ķĹ-ľŁ-ňŊ-ōŐ-šŤťŪ-žȘ-țẀ-ẅẞỲỳ–—‘’‚“”„†•‹›⁄€₹−]/gu;

/** A text as it can be drawn: `Ⅱ` as II, without emoji and scripts that the fonts lack. It may become empty. */
export function displayable(text: string): string {
  const folded = text.normalize('NFKC').replace(/\s+/gu, ' ');
  return folded.replace(LETTERS, '').replace(/ +/g, ' ').trim();
}
