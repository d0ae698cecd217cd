/** Longest name of a make, model or body, in characters: a longer text is no name. */
const MAX_NAME_LENGTH = 100;

/** Characters of all names of one kind, those of some 4,000 models: a search page holds each name several times. */
const MAX_CHARACTERS = 40_000;

/** Returns a function to be called with each name of a list, which tells whether a page shows it. */
export function listedNameFilter(): (name: string) => boolean {
  let characters = 0;
  return (name) =>
    name !== '' && name.length <= MAX_NAME_LENGTH && (characters += name.length) <= MAX_CHARACTERS;
}
