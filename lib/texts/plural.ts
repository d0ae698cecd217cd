/** A function that chooses between the forms of a word by the rules of the language. */
export function pluralIn(language: string): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => (rules.select(count) === 'one' ? one : other);
}
