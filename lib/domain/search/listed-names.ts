import { MAX_TEXT_LENGTH } from './search-filter.ts';

/** Characters of all names of one kind, those of some 4,000 models: a search page holds each name several times. */
const MAX_CHARACTERS = 40_000;

/**
 * Returns a function to be called with each name of a list, which tells whether a page shows it. A name that a filter
 * cannot hold finds nothing, and it is no name when it is cut.
 */
export function listedNameFilter(): (name: string) => boolean {
  let characters = 0;
  return (name) =>
    name !== '' && name.length <= MAX_TEXT_LENGTH && (characters += name.length) <= MAX_CHARACTERS;
}
