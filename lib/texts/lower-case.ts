const ACRONYMS = /^(?:SUV|MPV|USA)$/;

/** A word of the backoffice inside a sentence: `diesel` for DIESEL, but SUV. */
export function lowerCase(word: string): string {
  return ACRONYMS.test(word) ? word : word.toLowerCase();
}
