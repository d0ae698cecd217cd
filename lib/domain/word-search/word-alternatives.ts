import { rolesOf } from './lexicon.ts';
import { compactName } from './tokens.ts';

/**
 * The alternatives of a search: the words between conjunctions, which only alternatives still have
 * (docs/product.md 3.16b). None when something is excluded, which no car is found by: `not white` would find white ones.
 */
export function alternativesOf(words: readonly string[]): string[][] {
  if (words.some(isNegation)) return [];
  const alternatives: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const isBetween = alternatives.at(-1)?.length !== 0 && at < words.length - 1;
    if (isBetween && rolesOf(compactName(word))?.conjunction) alternatives.push([]);
    else alternatives.at(-1)?.push(word);
  }
  return alternatives;
}

/** Whether this word excludes what follows it: `not`, `sans`. */
export function isNegation(word: string): boolean {
  return Boolean(rolesOf(compactName(word))?.negation);
}
