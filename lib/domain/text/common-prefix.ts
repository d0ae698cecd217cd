/** The longest prefix that all texts share, cut after its last slash: the common folder of addresses. */
export function commonPrefix(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = 0;
  while (length < first.length && others.every((text) => text[length] === first[length])) length += 1;
  return first.slice(0, first.slice(0, length).lastIndexOf('/') + 1);
}
