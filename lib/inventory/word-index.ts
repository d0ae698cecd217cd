import MiniSearch, { type SearchOptions } from 'minisearch';
import { comparedWord, wordsOf } from '#lib/domain/search/search-facts.ts';
import { editDistance } from '#lib/domain/text/edit-distance.ts';
import { queryWords } from '#lib/domain/word-search/query-words.ts';

/** How a car has a word: not at all; only as the beginning of a longer word or with slips; exactly. */
export const ABSENT = 0;
const SIMILAR = 1;
export const EXACT = 2;

/** How the cars have a word, in their order. */
type Matches = Uint8Array;

/** Matches that are remembered: a page and its relaxed searches ask for the same words. */
const MAX_REMEMBERED = 200;

const LETTERS = /^\p{L}+$/u;

/** The words of all cars. Not changed once it is filled. */
export class WordIndex {
  /** The positions of the cars that have a word. */
  readonly #positions = new Map<string, number[]>();
  /** Finds words by their beginning and in spite of slips: each is a document. */
  readonly #words = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  readonly #remembered = new Map<string, Matches | null>();
  #size = 0;

  /** Adds the words of the next car. */
  add(text: string): void {
    for (const word of new Set(wordsOf(comparedWord(text).toLowerCase()))) {
      const positions = this.#positions.get(word);
      if (positions) positions.push(this.#size);
      else {
        this.#positions.set(word, [this.#size]);
        this.#words.add({ id: word });
      }
    }
    this.#size += 1;
  }

  /** Every word of the cars. */
  vocabulary(): Set<string> {
    return new Set(this.#positions.keys());
  }

  /**
   * The cars that have the words of a search (docs/product.md 3.16); null when its words restrict nothing.
   * `setAside`: its texts that restrict nothing.
   */
  search(q: string): { matches: Matches | null; setAside: string[] } {
    const { anyOf, setAside } = queryWords(q);
    const isWhole = anyOf.length > 1; // BLUETOOTH is not blue
    const unknown = anyOf.flat().filter((word) => this.match(word, isWhole) === null);
    const groups = anyOf
      .map((words) => words.map((word) => this.match(word, isWhole)).filter((found) => found !== null))
      .filter((group) => group.length > 0)
      .map((group) => combined(group, Math.min));
    return {
      matches: groups.length > 0 ? combined(groups, Math.max) : null,
      setAside: distinct([...unknown.map(shown), ...setAside]),
    };
  }

  /** The words of a search that the fewest cars have, at most `limit`, without those that no car has. */
  rarest(q: string, limit: number): string[] {
    const { anyOf } = queryWords(q);
    return [...new Set(anyOf.flat())]
      .flatMap((word) => {
        const matches = this.match(word, anyOf.length > 1);
        return matches ? { word, cars: matches.filter((match) => match !== ABSENT).length } : [];
      })
      .sort((one, other) => one.cars - other.cars)
      .slice(0, limit)
      .map(({ word }) => word);
  }

  /** Null when no car has the word. */
  match(word: string, isWhole: boolean): Matches | null {
    const term = comparedWord(word).toLowerCase();
    const key = `${term} ${isWhole}`;
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
    const found = this.#find(term, isWhole);
    this.#remembered.set(key, found);
    return found;
  }

  #find(word: string, isWhole: boolean): Matches | null {
    const prefix = !isWhole && !/^\d{1,2}$/.test(word);
    const begun = this.#search(word, { prefix });
    const found = begun.length > 0 ? begun : this.#similar(word);
    if (found.length === 0) return null;
    const matches = new Uint8Array(this.#size);
    for (const other of found)
      for (const position of this.#positions.get(other) ?? []) matches[position] = SIMILAR;
    for (const position of this.#positions.get(word) ?? []) matches[position] = EXACT;
    return matches;
  }

  /** To MiniSearch two letters that changed places are two slips. */
  #similar(word: string): string[] {
    const slips = allowedSlips(word);
    if (slips === 0) return [];
    return this.#search(word, { fuzzy: 2 * slips }).filter(
      (other) => LETTERS.test(other) && editDistance(word, other, slips) <= slips,
    );
  }

  #search(word: string, options: SearchOptions): string[] {
    return this.#words.search(word, options).map(({ id }) => String(id));
  }
}

function allowedSlips(word: string): number {
  if (word.length < 4 || !LETTERS.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/** A set-aside word as it was typed. */
function shown(word: string): string {
  return word.replace(/^grade(?=\d)/i, 'grade ');
}

function distinct(texts: string[]): string[] {
  const keys = texts.map((text) => text.toLowerCase());
  return texts.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function combined(all: Matches[], combine: (one: number, other: number) => number): Matches {
  return all.reduce((sum, next) => sum.map((value, car) => combine(value, next[car] ?? ABSENT)));
}
