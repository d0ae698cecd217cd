/** Truncates a text at a word boundary to at most `length` characters, ellipsis included. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text; // code units, of which a character has one or more
  const characters = charactersOf(text);
  if (characters.length <= length) return text;

  const fitting = characters.slice(0, length).join('');
  const lastBlank = fitting.lastIndexOf(' ');
  const kept = lastBlank > 0 ? fitting.slice(0, lastBlank) : characters.slice(0, length - 1).join('');
  return `${kept.trimEnd()}…`;
}

/** As a reader sees them: a flag is one. Code points in Firefox before 125. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
