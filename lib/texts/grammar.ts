const ACRONYMS = /^(?:SUV|MPV|USA)$/;

/** A word of the backoffice inside a sentence: `diesel` for DIESEL, but SUV. */
export function lowerCase(word: string): string {
  return ACRONYMS.test(word) ? word : word.toLowerCase();
}

/** The text with its first letter as a capital: the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A function that chooses between the forms of a word by the rules of the language. */
export function pluralIn(language: string): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => (rules.select(count) === 'one' ? one : other);
}
