import type { Criteria } from '#lib/domain/search/search-filter.ts';
import { editDistance } from '#lib/domain/text/edit-distance.ts';
import { LETTERS, minLetters, type Name, type NameIndex } from './name-index.ts';

/** From this many letters on, two typing mistakes are tolerated instead of one. */
const LONG_NAME = 9;

/**
 * Make and model of the names found. Each entry lists the names that a phrase may stand for. The make of a model
 * overrides a make that does not have it.
 */
export function namedCriteria(found: readonly Name[][]): Partial<Criteria> {
  const make = found.flat().find(({ model }) => !model)?.make;
  const models = found.find(([name]) => name?.model);
  if (!models) return make ? { make } : {};
  const chosen = models.find((name) => name.make === make);
  const [first = { make: '', model: '' }] = models;
  const { model } = chosen ?? first;
  const owner = chosen || models.length > 1 ? make : first.make;
  return owner ? { make: owner, model } : { model };
}

/** The name with the fewest typing mistakes; none when several names are equally close. */
export function similarNames(word: string, spellings: NameIndex['spellings']): Name[] {
  if (!LETTERS.test(word)) return [];
  for (const edits of word.length >= LONG_NAME ? [1, 2] : [1]) {
    const matches = spellings.filter(
      ({ key, name }) => word.length >= minLetters(name) && editDistance(word, key, edits) <= edits,
    );
    const [first] = matches;
    if (first) return matches.every(({ name }) => sameName(name, first.name)) ? [first.name] : [];
  }
  return [];
}

function sameName(a: Name, b: Name): boolean {
  return a.make === b.make && a.model === b.model;
}
