import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { ALIASES } from './aliases.ts';
import { editDistance } from '#lib/domain/text/edit-distance.ts';
import { isVocabulary, LEXICON } from './lexicon.ts';
import { compactName, MAX_PHRASE_WORDS, phraseAt, type Token } from './tokens.ts';

/** `model` is `''` for a make alone. */
export type Name = { make: string; model: string };

export type NameIndex = {
  /** Names by their compact form: `toyota`, `chr`, `bmw3`. */
  phrases: Map<string, Name[]>;
  /** Those of letters alone, which are recognised when misspelt: with another digit it is another model. */
  spellings: Map<number, string[]>;
  /** Bodies of the inventory by their compact form. */
  bodies: ReadonlyMap<string, string>;
  /** The words that cars have, which are not misspelt. */
  words: ReadonlySet<string>;
};

/** Other names of a make, by its compact name. */
const NICKNAMES = new Map([
  ['mercedesbenz', ['mercedes', 'merc', 'benz']],
  ['volkswagen', ['vw']],
  ['chevrolet', ['chevy']],
  ['alfaromeo', ['alfa']],
  ['rollsroyce', ['rolls']],
]);

const LETTERS = /^\p{L}+$/u;
/** Shorter words are too similar to others to be recognised when misspelt. */
const MIN_LETTERS = 4;
const LETTERS_AND_DIGITS = /^(?=.*\p{L})(?=.*\d)/u;

const CRITERION_WORDS = byLength([...LEXICON].flatMap(([key, { code }]) => (code === 'v' ? [key] : [])));

const indexes = new WeakMap<InventoryNames, NameIndex>();

/** The index of these names, built once. */
export function nameIndex(names: InventoryNames): NameIndex {
  const known = indexes.get(names);
  if (known) return known;
  const phrases = phrasesOf(names);
  const bodies = new Map(names.bodies.map((body) => [compactName(body), body]));
  const built = { phrases, spellings: byLength(phrases.keys()), bodies, words: names.words };
  indexes.set(names, built);
  return built;
}

/** The longest name at this position; `isEnd` tells whether it must end before a position. */
export function namesAt(
  tokens: readonly Token[],
  at: number,
  { phrases }: NameIndex,
  isEnd: (at: number) => boolean,
): { names: Name[]; end: number } | null {
  const phrase = phraseAt(tokens, at, (key) => phrases.get(key), isEnd);
  return phrase && { names: phrase.meaning, end: phrase.end };
}

/**
 * The name or phrase of the vocabulary that a misspelt word means, within one slip for four or five letters and two for more
 * (one for the vocabulary, not in the first letter); null when none or several are equally close.
 */
export function closestName(
  word: string,
  { phrases, spellings, words }: NameIndex,
): { names: Name[]; text: string } | { phrase: string } | null {
  if (!LETTERS.test(word) || word.length < MIN_LETTERS || words.has(word)) return null;
  const most = word.length < 6 ? 1 : 2;
  for (let slips = 1; slips <= most; slips += 1) {
    const close = nearLength(spellings, word, slips).filter((key) => editDistance(word, key, slips) <= slips);
    const names = close.flatMap((key) => phrases.get(key) ?? []);
    const [name] = names;
    if (name && names.every(({ make, model }) => make === name.make && model === name.model))
      return { names: [name], text: name.model || name.make };
    const phrase =
      slips === 1 &&
      nearLength(CRITERION_WORDS, word, 1).find(
        (key) => key[0] === word[0] && editDistance(word, key, 1) <= 1,
      );
    if (phrase) return { phrase };
    if (name) return null;
  }
  return null;
}

type ByLength = Map<number, string[]>;

function byLength(keys: Iterable<string>): ByLength {
  const lists: ByLength = new Map();
  for (const key of keys) {
    if (!LETTERS.test(key) || key.length < MIN_LETTERS) continue;
    const list = lists.get(key.length);
    if (list) list.push(key);
    else lists.set(key.length, [key]);
  }
  return lists;
}

function nearLength(keys: ByLength, { length }: string, slips: number): string[] {
  return [...keys].flatMap(([other, list]) => (Math.abs(other - length) <= slips ? list : []));
}

function phrasesOf({ makes }: InventoryNames): Map<string, Name[]> {
  const phrases = new Map<string, Name[]>();
  const parts = new Map<string, Name[]>();
  for (const { name: make, models } of makes) {
    const makeKeys = [compactName(make), ...(NICKNAMES.get(compactName(make)) ?? [])].filter(Boolean);
    for (const key of makeKeys) add(phrases, key, { make, model: '' });
    for (const { name: model } of models) {
      const name = { make, model };
      const key = compactName(model);
      if (isDistinctive(key)) {
        add(phrases, key, name);
        add(phrases, key.replace(/^(.+)series$/, 'serie$1').replace(/^(.+)class$/, 'classe$1'), name); // French
      }
      for (const makeKey of makeKeys) add(phrases, makeKey + key, name);
      for (const part of partsOf(model, makeKeys)) add(parts, part, name);
    }
  }
  for (const [key, owners] of parts) if (owners.length === 1 && !phrases.has(key)) phrases.set(key, owners);
  for (const [make, model, aliases] of ALIASES) {
    if (!phrases.get(compactName(make + model))) continue;
    for (const alias of aliases.split(', '))
      for (const key of [compactName(alias), compactName(make + alias)])
        if (!phrases.has(key)) phrases.set(key, [{ make, model }]);
  }
  return phrases;
}

/** Models such as `3` or `208`, and models named like a common word, are recognised only after their make. */
function isDistinctive(key: string): boolean {
  return key.length > 1 && !/^\d+$/.test(key) && !isVocabulary(key);
}

/**
 * Parts of a model's name that identify it unless another model has them too: one word after the make (`bmw 3`), a code
 * of letters and digits (`nv200`), the first words (`land cruiser`).
 */
function partsOf(model: string, makeKeys: readonly string[]): string[] {
  const words = model.split(/\s+/, MAX_PHRASE_WORDS).map(compactName).filter(Boolean);
  if (words.length < 2) {
    const [first = '', ...rest] = model.split('-'); // `mercedes c` is a C-CLASS
    return rest.length > 0 ? makeKeys.map((make) => make + compactName(first)) : [];
  }
  const distinct = words.filter((word) => !isVocabulary(word));
  const beginnings = words.slice(2).map((_, index) => words.slice(0, index + 2).join(''));
  return [
    ...distinct.flatMap((word) => makeKeys.map((make) => make + word)),
    ...distinct.filter((word) => LETTERS_AND_DIGITS.test(word)),
    ...beginnings,
  ];
}

/** More names with one key are ambiguous anyway, and would take the square of their number to add. */
const MAX_OWNERS = 20;

function add(map: Map<string, Name[]>, key: string, name: Name): void {
  const owners = map.get(key) ?? [];
  const isKnown = owners.some(({ make, model }) => make === name.make && model === name.model);
  if (owners.length < MAX_OWNERS && !isKnown) map.set(key, [...owners, name]);
}
