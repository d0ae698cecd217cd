import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { comparedWord } from '#lib/domain/search/search-facts.ts';
import { alternativesOf } from '#lib/domain/word-search/word-alternatives.ts';

/** More than two searches use, so that a search with its relaxed ones reads each word once. */
const MAX_STORED = 24;

/**
 * The cars that have the words of a search (docs/product.md 3.16). Full-text queries read one word each, and their rows
 * are combined in memory, so that the work grows with the number of distinct words.
 */
export class WordRows {
  /** Finds the ids of one full-text expression, as JSON: one row is read faster than one for each id. */
  readonly #find: StatementSync;
  /** By full-text expression, least recently used first. */
  readonly #stored = new Map<string, Uint8Array>();
  /** The result for the words that were matched last: most relaxed searches have those of their search. */
  #latest: { words: string; rows: Uint8Array } | null = null;

  constructor(db: DatabaseSync) {
    this.#find = db.prepare('SELECT json_group_array(rowid) AS ids FROM words WHERE words MATCH ?');
  }

  /** To be called when a car has changed. */
  clear(): void {
    this.#stored.clear();
    this.#latest = null;
  }

  /** 1 for each of the first `size` ids whose car has the words; null when there are no words. */
  matching(words: string[], size: number): Uint8Array | null {
    if (words.length === 0) return null;
    const key = words.join(' ');
    if (this.#latest?.words !== key) this.#latest = { words: key, rows: this.#combine(words, size) };
    return this.#latest.rows;
  }

  #combine(words: string[], size: number): Uint8Array {
    const alternatives = alternativesOf(words);
    const isExact = alternatives.length > 1; // BLUETOOTH is not blue
    const [first, ...others] = alternatives.map((all) => this.#withAll(all, isExact, size));
    for (const other of others) first?.forEach((has, id) => (first[id] = has | (other[id] ?? 0)));
    return first ?? new Uint8Array(size);
  }

  /** The words that the fewest cars have, at most `limit` of them. */
  rarest(words: string[], limit: number, size: number): string[] {
    const isExact = alternativesOf(words).length > 1;
    const counted = [...new Set(words)].map((word) => ({
      word,
      cars: this.#rows(expression(word, isExact), size).reduce((sum, has) => sum + has, 0),
    }));
    return counted
      .sort((one, other) => one.cars - other.cars)
      .slice(0, limit)
      .map(({ word }) => word);
  }

  #withAll(words: string[], isExact: boolean, size: number): Uint8Array {
    const matches = new Set(words.map((word) => expression(word, isExact)));
    const [first, ...others] = [...matches].map((match) => this.#rows(match, size));
    const all = new Uint8Array(first ?? []);
    for (const other of others) all.forEach((has, id) => (all[id] = has & (other[id] ?? 0)));
    return all;
  }

  #rows(match: string, size: number): Uint8Array {
    const rows = this.#stored.get(match) ?? this.#read(match, size);
    this.#stored.delete(match);
    this.#stored.set(match, rows);
    for (const oldest of this.#stored.keys()) {
      if (this.#stored.size <= MAX_STORED) break;
      this.#stored.delete(oldest);
    }
    return rows;
  }

  #read(match: string, size: number): Uint8Array {
    const rows = new Uint8Array(size);
    for (const id of JSON.parse(String(this.#find.get(match)?.['ids'])) as number[]) rows[id] = 1;
    return rows;
  }
}

/** The start of a word of a car; a number of one or two digits must be a whole word. */
function expression(word: string, isExact: boolean): string {
  const phrase = `"${comparedWord(word).toLowerCase()}"`;
  return isExact || /^\d{1,2}$/.test(word) ? phrase : `${phrase}*`;
}
