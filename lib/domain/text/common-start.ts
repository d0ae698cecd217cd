/** What all texts begin with, up to the last slash in it: the common folder of addresses. */
export function commonStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = 0;
  while (length < first.length && others.every((text) => text[length] === first[length])) length += 1;
  return first.slice(0, first.slice(0, length).lastIndexOf('/') + 1);
}
