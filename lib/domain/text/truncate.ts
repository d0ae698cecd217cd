/** The text, or as many of its first words as fit into so many characters together with an ellipsis. */
export function truncate(text: string, length: number): string {
  const characters = [...text]; // never half of one
  if (characters.length <= length) return text;

  const fitting = characters.slice(0, length).join('');
  const lastBlank = fitting.lastIndexOf(' ');
  const kept = lastBlank > 0 ? fitting.slice(0, lastBlank) : characters.slice(0, length - 1).join('');
  return `${kept.trimEnd()}…`;
}
