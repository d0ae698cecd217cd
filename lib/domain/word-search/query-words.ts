import { searchWords } from '#lib/domain/search/search-facts.ts';
import { meaningOf, PAGE_OF } from './lexicon.ts';
import { phraseAt, textOf, tokenise, wordEnd, type Token } from './tokens.ts';

/**
 * The words of a search that cars are found by: they must have all words of at least one group; no group restricts nothing.
 * `setAside` are texts that search for nothing: exclusions such as `not red`, which would find red cars.
 */
export type QueryWords = { anyOf: string[][]; setAside: string[] };

/** The text of a car has the names of colours and fuels in one language. */
const TRANSLATED = ['colour', 'fuel'];

/** See {@link QueryWords}. Words that ask for a page of the site are left out. */
export function queryWords(q: string): QueryWords {
  const tokens = tokenise(q);
  const groups: string[][] = [[]];
  const setAside: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const page = phraseAt(tokens, at, (key) => PAGE_OF.get(key));
    const code = codeAt(tokens, at);
    const end = page?.end ?? (code === 'n' ? exclusionEnd(tokens, at) : wordEnd(tokens, at));
    const isBetween = 'ci'.includes(code) && groups.at(-1)?.length !== 0 && end < tokens.length;
    const text = textOf(tokens.slice(at, end));
    if (code === 'n' && end > at + 1) setAside.push(text);
    else if (isBetween) groups.push([]);
    else if (!page) groups.at(-1)?.push(inTextOfCars(tokens, at) ?? text);
    at = end;
  }
  return {
    anyOf: groups.map((group) => searchWords(group.join(' '))).filter((words) => words.length > 0),
    setAside,
  };
}

/** The pages of the site that a text asks for, as addresses without language. */
export function pagesAskedFor(text: string): string[] {
  const tokens = tokenise(text);
  const pages = tokens.flatMap((_, at) => phraseAt(tokens, at, (key) => PAGE_OF.get(key))?.meaning ?? []);
  return [...new Set(pages)];
}

/** `not red or blue` ends after the last alternative. */
function exclusionEnd(tokens: readonly Token[], at: number): number {
  let end = wordEnd(tokens, at);
  while (end < tokens.length && 'f.'.includes(codeAt(tokens, end))) end = wordEnd(tokens, end);
  if (end < tokens.length) end = wordEnd(tokens, end);
  while (end < tokens.length - 1 && 'ci'.includes(codeAt(tokens, end)))
    end = wordEnd(tokens, wordEnd(tokens, end));
  return end;
}

function codeAt(tokens: readonly Token[], at: number): string {
  const key = tokens.slice(at, wordEnd(tokens, at)).map((token) => token.key);
  return meaningOf(key.join(''))?.code ?? ' ';
}

function inTextOfCars(tokens: readonly Token[], at: number): string | undefined {
  const { criterion } = meaningOf(tokens[at]?.key ?? '') ?? {};
  const isAlone = wordEnd(tokens, at) === at + 1;
  return isAlone && criterion && TRANSLATED.includes(criterion.key) ? criterion.value : undefined;
}
