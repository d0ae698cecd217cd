import { MAX_TEXT_LENGTH } from '#lib/domain/search/search-filter.ts';
import { toWellFormed } from '#lib/domain/text/well-formed.ts';

const BLANK = /[\s\p{C}]+/gu;
/** Separates words, except within a number. */
const PUNCTUATION =
  /[!?;"()[\]{}|…«»]+|[,.](?!\d)|(?<!\d),|(?<=\d{3})[,.]00(?!\d)|(?<![\d<>])[:=](?=[ \d]|$)/g;
const REFERENCE =
  /(?<![\p{L}\d])r[eé]f(?:[eé]rence)?[.:-]? ?(?:(?:no|number)[.:]? ?)?#? ?(?=[a-z]*\d)([a-z\d]{4})(?![\p{L}\d])/giu;
/** Other spellings, by pattern. */
const SPELLINGS: [RegExp, string][] = [
  [REFERENCE, '#$1'],
  [/(?<!\d)([6-9])[ -]?(?:seaters?|places)(?!\p{L})/giu, '$1 seats'],
  [/(?<!\p{L})double[ -]?cab(?:ine?)?s?(?!\p{L})/giu, 'double cab'],
  [/(?<!\p{L})(?:half a|half|un demi|demi) million(?!\p{L})/giu, '0.5 million'],
  [/(?<!\p{L})(?:one|un|a) million(?!\p{L})/giu, '1 million'],
  [/(?<!\p{L})(?:no|zero|without|sans) (deposit|down ?payment|apport)(?!\p{L})/giu, '0 $1'],
];
const NOT_ALPHANUMERIC = /[^\p{L}\p{N}]+/gu;

/** The words, separated by single blanks, at most as many as a filter keeps; `ref 9612` becomes `#9612`. */
export function tidyWords(text: string): string {
  const words = toWellFormed(text.slice(0, MAX_TEXT_LENGTH)).normalize('NFC').replace(BLANK, ' ');
  const separated = words.replace(PUNCTUATION, ' ').replace(BLANK, ' ').trim();
  const spelt = SPELLINGS.reduce((tidy, [pattern, spelling]) => tidy.replace(pattern, spelling), separated);
  return spelt.slice(0, MAX_TEXT_LENGTH);
}

/** Lower case without accents. Every character keeps its index. */
export function foldText(text: string): string {
  return [...text].map((character) => (character.length > 1 ? character : foldCharacter(character))).join('');
}

function foldCharacter(character: string): string {
  return character.normalize('NFD').charAt(0).toLowerCase().charAt(0);
}

/** The form in which names are compared: `C-HR` and `c hr` both become `chr`. */
export function compactName(name: string): string {
  return foldText(name.normalize('NFC')).replace(NOT_ALPHANUMERIC, '');
}

/** A word of the remaining text, folded. */
export type Word = { text: string; start: number; end: number };

const WORDS = /[^ \0]+/g;
/** The words between alternatives. */
export const CONJUNCTION = 'or|ou|and|et|vs';
const TAKEN = '\0';
/** Stands for text to keep: a letter that no pattern has. */
const KEPT = 'ʔ';

/** The words of a search that no rule has recognised yet. Each rule takes out the words that it recognises. */
export class RemainingWords {
  readonly #original: string;
  #folded: string;

  constructor(tidied: string) {
    this.#original = tidied;
    this.#folded = foldText(tidied);
  }

  get words(): Word[] {
    return [...this.#folded.matchAll(WORDS)].map(({ 0: text, index }) => ({
      text,
      start: index,
      end: index + text.length,
    }));
  }

  /** What remains between two texts: a blank between adjacent words. */
  textBetween({ end }: { end: number }, { start }: { start: number }): string {
    return this.#folded.slice(end, start);
  }

  take(start: number, end: number, replacement = TAKEN): void {
    this.#folded = this.#folded.slice(0, start) + replacement.repeat(end - start) + this.#folded.slice(end);
  }

  /** Keeps a text among the remaining words, where no other rule recognises it. */
  keep(start: number, end: number): void {
    this.take(start, end, KEPT);
  }

  keepMatches(pattern: RegExp): void {
    this.#folded = this.#folded.replace(pattern, (text) => KEPT.repeat(text.length));
  }

  /** Takes out each match for which `parse` returns a meaning. */
  takeMatches<Meaning>(pattern: RegExp, parse: (match: RegExpMatchArray) => Meaning | null): Meaning[] {
    const meanings: Meaning[] = [];
    for (const match of this.#folded.matchAll(pattern)) {
      const meaning = parse(match);
      if (meaning === null) continue;
      meanings.push(meaning);
      this.take(match.index, match.index + match[0].length);
    }
    return meanings;
  }

  /** The remaining words as typed. */
  toString(): string {
    return this.words.map(({ start, end }) => this.#original.slice(start, end)).join(' ');
  }
}
