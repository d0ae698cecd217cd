import { MAX_TEXT_LENGTH } from './search-filter.ts';

/** Whether a page shows the name of a make, model or body: one that a filter cannot hold finds nothing. */
export function isListedName(name: string): boolean {
  return name !== '' && name.length <= MAX_TEXT_LENGTH;
}
