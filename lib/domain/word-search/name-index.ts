import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { rolesOf } from './lexicon.ts';
import { compactName, MAX_PHRASE_WORDS } from './tokens.ts';

/** `model` is `''` for a make alone. */
export type Name = { make: string; model: string };

export type NameIndex = {
  /** Names by their compact form: `toyota`, `chr`, `bmw3`. */
  phrases: Map<string, Name[]>;
  /** Names long enough to be recognised when misspelt; makes first. */
  spellings: { key: string; name: Name }[];
  /** Bodies of the inventory by their compact form. */
  bodies: Map<string, string>;
};

/** Other names of a make, by its compact name. */
const NICKNAMES = new Map([
  ['mercedesbenz', ['mercedes', 'merc', 'benz']],
  ['volkswagen', ['vw']],
  ['chevrolet', ['chevy']],
  ['alfaromeo', ['alfa']],
  ['rollsroyce', ['rolls']],
]);

/** Only names made of letters are recognised when misspelt: with another digit it is another model. */
export const LETTERS = /^\p{L}+$/u;
const LETTERS_AND_DIGITS = /^(?=.*\p{L})(?=.*\d)/u;

const indexes = new WeakMap<InventoryNames, NameIndex>();

/** The index of these names, built once. */
export function nameIndex(names: InventoryNames): NameIndex {
  const known = indexes.get(names);
  if (known) return known;
  const built = buildIndex(names);
  indexes.set(names, built);
  return built;
}

function buildIndex({ makes, bodies }: InventoryNames): NameIndex {
  const phrases = new Map<string, Name[]>();
  const parts = new Map<string, Name[]>();
  const spellings: NameIndex['spellings'] = [];

  for (const { name: make, models } of makes) {
    const makeKeys = [compactName(make), ...(NICKNAMES.get(compactName(make)) ?? [])].filter(Boolean);
    for (const key of makeKeys) {
      add(phrases, key, { make, model: '' });
      spellings.push({ key, name: { make, model: '' } });
    }
    for (const { name: model } of models) {
      const name = { make, model };
      const key = compactName(model);
      if (isDistinctive(key)) {
        add(phrases, key, name);
        add(phrases, key.replace(/^(.+)series$/, 'serie$1').replace(/^(.+)class$/, 'classe$1'), name); // French
        spellings.push({ key, name });
      }
      for (const makeKey of makeKeys) add(phrases, makeKey + key, name);
      for (const part of partsOf(model, makeKeys)) add(parts, part, name);
    }
  }
  for (const [key, owners] of parts) if (owners.length === 1 && !phrases.has(key)) phrases.set(key, owners);
  return {
    phrases,
    bodies: new Map(bodies.map((body) => [compactName(body), body])),
    spellings: spellings
      .filter(({ key, name }) => LETTERS.test(key) && key.length >= minLetters(name))
      .sort((a, b) => Number(b.name.model === '') - Number(a.name.model === '')),
  };
}

/** Shorter names are too similar to other words to be recognised when misspelt. */
export function minLetters({ model }: Name): number {
  return model ? 6 : 5;
}

/** Whether this is a word of the language and not a name. */
function isCommonWord(key: string): boolean {
  return rolesOf(key) !== undefined;
}

/** Models such as `3` or `208`, and models named like a common word, are recognised only after their make. */
function isDistinctive(key: string): boolean {
  return key.length > 1 && !/^\d+$/.test(key) && !isCommonWord(key);
}

/**
 * Parts of a model's name that identify it unless another model has them too: one word after the make (`bmw 3`), a code
 * of letters and digits (`nv200`), the first words (`land cruiser`).
 */
function partsOf(model: string, makeKeys: readonly string[]): string[] {
  const words = model.split(/\s+/, MAX_PHRASE_WORDS).map(compactName).filter(Boolean);
  if (words.length < 2) return hyphenParts(model, makeKeys);
  const distinct = words.filter((word) => !isCommonWord(word));
  const beginnings = words.slice(2).map((_, index) => words.slice(0, index + 2).join(''));
  return [
    ...distinct.flatMap((word) => makeKeys.map((make) => make + word)),
    ...distinct.filter((word) => LETTERS_AND_DIGITS.test(word)),
    ...beginnings,
  ];
}

/** `mercedes c` is a C-CLASS. */
function hyphenParts(model: string, makeKeys: readonly string[]): string[] {
  const [first = '', ...rest] = model.split('-');
  return rest.length > 0 ? makeKeys.map((make) => make + compactName(first)) : [];
}

/** More names with one key are ambiguous anyway, and would take the square of their number to add. */
const MAX_OWNERS = 20;

function add(map: Map<string, Name[]>, key: string, name: Name): void {
  const owners = map.get(key) ?? [];
  if (
    owners.length >= MAX_OWNERS ||
    owners.some(({ make, model }) => make === name.make && model === name.model)
  )
    return;
  map.set(key, [...owners, name]);
}
