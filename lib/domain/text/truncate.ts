/** Truncates a text at a word boundary to at most `length` characters, ellipsis included. */
export function truncate(text: string, length: number): string {
  const characters = [...text]; // whole code points
  if (characters.length <= length) return text;

  const fitting = characters.slice(0, length).join('');
  const lastBlank = fitting.lastIndexOf(' ');
  const kept = lastBlank > 0 ? fitting.slice(0, lastBlank) : characters.slice(0, length - 1).join('');
  return `${kept.trimEnd()}…`;
}
