import type { Criteria } from './search-filter.ts';
import type { InventoryNames } from './inventory-names.ts';
import { compactName, foldText, type RemainingWords, type Word } from './words-text.ts';
import { isCommonWord } from './words-vocabulary.ts';

/** `''` is the model of a make alone, and the make of a model whose make is not known. */
type Name = { make: string; model: string };

type NameIndex = {
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

const MAX_PHRASE_WORDS = 5;
const LETTERS = /^\p{L}+$/u;
const LETTERS_AND_DIGITS = /^(?=.*\p{L})(?=.*\d)/u;
const LEAST_LETTERS = { make: 5, model: 6 };
/** From so many letters on two mistakes are understood. */
const LONG_NAME = 9;

const indexes = new WeakMap<InventoryNames, NameIndex>();

/** Takes out makes and models. */
export function takeNames(words: RemainingWords, names: InventoryNames): Partial<Criteria> {
  return resolve(takePhrases(words, indexOf(names)));
}

/** Takes out names with a typing mistake, once everything else is taken. */
export function takeMisspeltNames(words: RemainingWords, names: InventoryNames): Partial<Criteria> {
  const { spellings } = indexOf(names);
  const found = words.words.flatMap((word) => {
    const meant = isCommonWord(word.text) ? [] : similarNames(compactName(word.text), spellings);
    if (meant.length > 0) words.take(word.start, word.end);
    return meant.length > 0 ? [meant] : [];
  });
  return resolve(found);
}

/** The longest phrase first: `3 series` rather than `3`. */
function takePhrases(words: RemainingWords, { phrases }: NameIndex): Name[][] {
  const found: Name[][] = [];
  const all = words.words;
  for (let at = 0; at < all.length;) {
    const phrase = longestPhrase(phraseWords(words, all, at), phrases);
    if (phrase) {
      found.push(phrase.names);
      words.take(all[at]?.start ?? 0, phrase.end);
    }
    at += phrase?.length ?? 1;
  }
  return found;
}

/** The words from here that follow each other. */
function phraseWords(words: RemainingWords, all: readonly Word[], at: number): Word[] {
  const following = all.slice(at, at + MAX_PHRASE_WORDS);
  const gap = following.findIndex((word, index) => {
    const next = following[index + 1];
    return next && !words.isFollowedBy(word, next);
  });
  return gap < 0 ? following : following.slice(0, gap + 1);
}

function longestPhrase(following: readonly Word[], phrases: NameIndex['phrases']) {
  const [first, second] = following;
  if (first && second && isCommonWord(`${first.text} ${second.text}`)) return null; // a mini van is no MINI
  for (let length = following.length; length > 0; length -= 1) {
    const phrase = following.slice(0, length);
    const names = phrases.get(phrase.map(({ text }) => compactName(text)).join(''));
    if (names && !phrase.some(({ text }) => text.startsWith('#'))) {
      return { names, length, end: phrase[length - 1]?.end ?? 0 };
    }
  }
  return null;
}

/** Make and model of the names found, each with all that it may mean. A model wins over the make of another one. */
function resolve(found: readonly Name[][]): Partial<Criteria> {
  const make = found.flat().find(({ model }) => !model)?.make;
  const models = found.find(([name]) => name?.model);
  if (!models) return make ? { make } : {};
  const chosen = models.find((name) => name.make === make) ?? models.find((name) => !name.make);
  const [first = { make: '', model: '' }] = models;
  const { model } = chosen ?? first;
  const owner = chosen?.make || (!chosen && models.length === 1 ? first.make : make);
  return owner ? { make: owner, model } : { model };
}

function indexOf(names: InventoryNames): NameIndex {
  const known = indexes.get(names);
  if (known) return known;
  const built = buildIndex(names);
  indexes.set(names, built);
  return built;
}

function buildIndex({ makes }: InventoryNames): NameIndex {
  const phrases = new Map<string, Name[]>();
  const parts = new Map<string, Name[]>();
  const spellings: { key: string; name: Name; isMake: boolean }[] = [];

  for (const { name: make, models } of makes) {
    const makeKeys = [compactName(make), ...(NICKNAMES[compactName(make)] ?? [])].filter(Boolean);
    for (const key of makeKeys) {
      add(phrases, key, { make, model: '' });
      spellings.push({ key, name: { make, model: '' }, isMake: true });
    }
    for (const { name: model } of models) {
      const name = { make, model };
      const key = compactName(model);
      if (isDistinctive(key)) {
        add(phrases, key, name);
        spellings.push({ key, name, isMake: false });
      }
      for (const makeKey of makeKeys) add(phrases, makeKey + key, name);
      for (const part of partsOf(model, makeKeys)) add(parts, part, name);
    }
  }
  for (const [key, owners] of parts) if (owners.length === 1 && !phrases.has(key)) phrases.set(key, owners);
  return {
    phrases,
    spellings: spellings
      .filter(
        ({ key, isMake }) => LETTERS.test(key) && key.length >= LEAST_LETTERS[isMake ? 'make' : 'model'],
      )
      .sort((a, b) => Number(b.isMake) - Number(a.isMake)),
  };
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

/** The names with the fewest mistakes; none when they are different ones. */
function similarNames(word: string, spellings: NameIndex['spellings']): Name[] {
  if (!LETTERS.test(word)) return [];
  for (const edits of word.length >= LONG_NAME ? [1, 2] : [1]) {
    const matches = spellings.filter(
      ({ key, name }) =>
        word.length >= LEAST_LETTERS[name.model ? 'model' : 'make'] && isWithinEdits(word, key, edits),
    );
    const [first] = matches;
    if (first) return matches.every(({ name }) => sameName(name, first.name)) ? [first.name] : [];
  }
  return [];
}

function sameName(a: Name, b: Name): boolean {
  return a.make === b.make && a.model === b.model;
}

/** Whether a text becomes the other by so many letters left out, put in, changed or swapped with the next. */
function isWithinEdits(a: string, b: string, edits: number): boolean {
  if (Math.abs(a.length - b.length) > edits) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [left, right] = [a.slice(same), b.slice(same)];
  if (!left || !right) return left.length + right.length <= edits;
  if (edits === 0) return false;
  const isSwapped = left[0] === right[1] && left[1] === right[0];
  return (
    isWithinEdits(left.slice(1), right, edits - 1) ||
    isWithinEdits(left, right.slice(1), edits - 1) ||
    isWithinEdits(left.slice(1), right.slice(1), edits - 1) ||
    (isSwapped && isWithinEdits(left.slice(2), right.slice(2), edits - 1))
  );
}
