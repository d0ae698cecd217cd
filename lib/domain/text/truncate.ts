/** Truncates a text to at most `length` characters, ellipsis included: between two words, unless half of it would go. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text; // code units, of which a character has one or more
  const characters = charactersOf(text);
  if (characters.length <= length) return text;

  const fitting = characters.slice(0, length).join('');
  const lastBlank = fitting.lastIndexOf(' ');
  const isShort = lastBlank < fitting.length / 2;
  const kept = isShort ? characters.slice(0, length - 1).join('') : fitting.slice(0, lastBlank);
  return `${kept.trimEnd()}…`;
}

/** As a reader sees them: a flag is one. Code points in Firefox before 125. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
