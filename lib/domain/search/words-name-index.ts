import type { InventoryNames } from './inventory-names.ts';
import { compactName, foldText } from './words-text.ts';
import { isCommonWord } from './words-vocabulary.ts';

/** `''` is the model of a make alone. */
export type Name = { make: string; model: string };

export type NameIndex = {
  /** By compact name: `toyota`, `chr`, `bmw3`. */
  phrases: Map<string, Name[]>;
  /** Names long enough to be told when misspelt; makes first. */
  spellings: { key: string; name: Name }[];
};

/** What visitors call a make, by its compact name. */
const NICKNAMES: Record<string, string[]> = {
  mercedesbenz: ['mercedes', 'merc', 'benz'],
  volkswagen: ['vw'],
  chevrolet: ['chevy'],
  landrover: ['rangerover'],
  alfaromeo: ['alfa'],
  rollsroyce: ['rolls'],
};

/** Only names of letters are told when misspelt: another digit is another car. */
export const LETTERS = /^\p{L}+$/u;
const LETTERS_AND_DIGITS = /^(?=.*\p{L})(?=.*\d)/u;

const indexes = new WeakMap<InventoryNames, NameIndex>();

/** Built once for the names. */
export function nameIndex(names: InventoryNames): NameIndex {
  const known = indexes.get(names);
  if (known) return known;
  const built = buildIndex(names);
  indexes.set(names, built);
  return built;
}

function buildIndex({ makes }: InventoryNames): NameIndex {
  const phrases = new Map<string, Name[]>();
  const parts = new Map<string, Name[]>();
  const spellings: NameIndex['spellings'] = [];

  for (const { name: make, models } of makes) {
    const makeKeys = [compactName(make), ...(NICKNAMES[compactName(make)] ?? [])].filter(Boolean);
    for (const key of makeKeys) {
      add(phrases, key, { make, model: '' });
      spellings.push({ key, name: { make, model: '' } });
    }
    for (const { name: model } of models) {
      const name = { make, model };
      const key = compactName(model);
      if (isDistinctive(key)) {
        add(phrases, key, name);
        spellings.push({ key, name });
      }
      for (const makeKey of makeKeys) add(phrases, makeKey + key, name);
      for (const part of partsOf(model, makeKeys)) add(parts, part, name);
    }
  }
  for (const [key, owners] of parts) if (owners.length === 1 && !phrases.has(key)) phrases.set(key, owners);
  return {
    phrases,
    spellings: spellings
      .filter(({ key, name }) => LETTERS.test(key) && key.length >= leastLetters(name))
      .sort((a, b) => Number(b.name.model === '') - Number(a.name.model === '')),
  };
}

/** Shorter names are too much like other words to be told when misspelt. */
export function leastLetters({ model }: Name): number {
  return model ? 6 : 5;
}

/** `3` and `208` are models only after their make, and so is a word of the language. */
function isDistinctive(key: string): boolean {
  return key.length > 1 && !/^\d+$/.test(key) && !isCommonWord(key);
}

/**
 * Parts of a model's name that mean it when no other model has them: one word after the make (`bmw 3`), a code of
 * letters and digits (`nv200`), the first words (`land cruiser`).
 */
function partsOf(model: string, makeKeys: readonly string[]): string[] {
  const words = foldText(model.normalize('NFC')).split(' ').filter(Boolean);
  if (words.length < 2) return hyphenParts(model, makeKeys);
  const distinct = words.filter((word) => !isCommonWord(word)).map(compactName);
  const beginnings = words.slice(2).map((_, index) => compactName(words.slice(0, index + 2).join('')));
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

function add(map: Map<string, Name[]>, key: string, name: Name): void {
  const owners = map.get(key) ?? [];
  if (owners.some(({ make, model }) => make === name.make && model === name.model)) return;
  map.set(key, [...owners, name]);
}
