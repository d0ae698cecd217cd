/** Control characters except line feeds, zero-width characters, and those that change the writing direction. */
const INVISIBLE = /(?!\n)[\p{Cc}\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** The text without characters that show nothing but change it: line feeds and the joiners within emoji stay. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
