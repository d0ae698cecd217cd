import type { Criteria } from '#lib/domain/search/search-filter.ts';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { minLetters, LETTERS, nameIndex, type Name, type NameIndex } from './name-index.ts';
import { compactName, CONJUNCTION, type RemainingWords, type Word } from './remaining-words.ts';
import { isCommonWord } from './vocabulary.ts';

const MAX_PHRASE_WORDS = 5;
/** From this many letters on, two typing mistakes are tolerated instead of one. */
const LONG_NAME = 9;
const BETWEEN_ALTERNATIVES = new RegExp(`^ (?:${CONJUNCTION}) $`);

/** Takes out makes and models. */
export function takeNames(words: RemainingWords, names: InventoryNames): Partial<Criteria> {
  return resolve(takePhrases(words, nameIndex(names)));
}

/**
 * Takes out makes and models with typing mistakes. Call it last, so that it sees only words that nothing else explains.
 */
export function takeMisspeltNames(words: RemainingWords, names: InventoryNames): Partial<Criteria> {
  const { spellings } = nameIndex(names);
  const found = words.words.flatMap((word) => {
    const meant = isCommonWord(word.text) ? [] : similarNames(compactName(word.text), spellings);
    if (meant.length > 0) words.take(word.start, word.end);
    return meant.length > 0 ? [meant] : [];
  });
  return resolve(found);
}

/** Prefers the longest phrase: `3 series` over `3`. Alternatives such as `toyota or honda` are kept as words. */
function takePhrases(words: RemainingWords, { phrases }: NameIndex): Name[][] {
  const found: Name[][] = [];
  const all = words.words;
  let previous = { start: 0, end: 0 };
  for (let at = 0; at < all.length;) {
    const phrase = longestPhrase(phraseWords(words, all, at), phrases);
    if (phrase) {
      const { start = 0 } = all[at] ?? {};
      const isAlternative = BETWEEN_ALTERNATIVES.test(words.textBetween(previous, { start }));
      if (isAlternative) words.keep(previous.start, phrase.end);
      else words.take(start, phrase.end);
      if (isAlternative) found[found.length - 1] = [];
      found.push(isAlternative ? [] : phrase.names);
      previous = { start, end: phrase.end };
    }
    at += phrase?.length ?? 1;
  }
  return found;
}

/** The run of adjacent words that begins at `at`. */
function phraseWords(words: RemainingWords, all: readonly Word[], at: number): Word[] {
  const following = all.slice(at, at + MAX_PHRASE_WORDS);
  const gap = following.findIndex((word, index) => {
    const next = following[index + 1];
    return next && words.textBetween(word, next) !== ' ';
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

/**
 * Make and model of the names found. Each entry lists the names that a phrase may stand for. The make of a model
 * overrides a make that does not have it.
 */
function resolve(found: readonly Name[][]): Partial<Criteria> {
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
function similarNames(word: string, spellings: NameIndex['spellings']): Name[] {
  if (!LETTERS.test(word)) return [];
  for (const edits of word.length >= LONG_NAME ? [1, 2] : [1]) {
    const matches = spellings.filter(
      ({ key, name }) => word.length >= minLetters(name) && isWithinEdits(word, key, edits),
    );
    const [first] = matches;
    if (first) return matches.every(({ name }) => sameName(name, first.name)) ? [first.name] : [];
  }
  return [];
}

function sameName(a: Name, b: Name): boolean {
  return a.make === b.make && a.model === b.model;
}

/**
 * Whether the edit distance of two texts is at most `edits`, a swap of neighbouring letters counting as one edit
 * (Damerau-Levenshtein).
 */
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
