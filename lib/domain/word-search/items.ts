import type { Found } from './found-criteria.ts';
import { describesPart, rolesOf, type Roles } from './lexicon.ts';
import { isNumber } from './amounts.ts';
import type { Name, NameIndex } from './name-index.ts';
import { similarNames } from './names.ts';
import { quantityAt } from './quantities.ts';
import { phraseAt, tokenise, wordEnd, type Token } from './tokens.ts';

/** What the rules know besides the words. */
export type Context = { index: NameIndex; currentYear: number; hasMonthly: boolean };

/** What a rule reads at a position. `rest` stays among the words of the search. */
export type Match = { end: number; found?: Found; rest?: readonly Token[] };

/** A name or a criterion by itself. `kind` tells which items can be alternatives of each other. */
export type Item = Match & { found: Found; kind: string; value: string; text: readonly Token[] };

const CRITERIA = [
  'transmission',
  'fuel',
  'colour',
  'body',
  'looseBody',
  'origin',
  'availability',
  'sort',
] as const satisfies (keyof Roles)[];

/** The longest name or criterion at this position. A name that nothing else explains may have typing mistakes. */
export function itemAt(tokens: readonly Token[], at: number, context: Context): Item | null {
  const criterion = criterionAt(tokens, at, context);
  const name = nameAt(tokens, at, context);
  if (name && name.end >= (criterion?.end ?? 0)) return name;
  return criterion ?? misspeltNameAt(tokens, at, context);
}

function criterionAt(tokens: readonly Token[], at: number, { index }: Context): Item | null {
  const phrase = phraseAt(tokens, at, (key) => criterionOf(key, index));
  if (!phrase || describesPart(phrase.meaning, tokens[phrase.end])) return null;
  const { meaning, end } = phrase;
  const role = CRITERIA.find((one) => meaning[one] !== undefined) ?? 'body';
  const kind = role === 'looseBody' ? 'body' : role;
  return { end, found: { roles: meaning }, kind, value: meaning[role] ?? '', text: tokens.slice(at, end) };
}

function criterionOf(key: string, index: NameIndex): Roles | undefined {
  const roles = rolesOf(key);
  if (roles && CRITERIA.some((role) => roles[role] !== undefined)) return roles;
  const body = index.bodies.get(key);
  return body === undefined ? undefined : { body };
}

/** A number that begins a quantity is not part of a name: `bmw 3 lakh`. */
function nameAt(tokens: readonly Token[], at: number, { index, currentYear }: Context): Item | null {
  const phrase = phraseAt(
    tokens,
    at,
    (key) => index.phrases.get(key),
    (end) => isNumber(tokens[end]) && Boolean(quantityAt(tokens, end, currentYear)?.criteria),
  );
  return phrase && nameItem(phrase.meaning, phrase.end, tokens.slice(at, phrase.end));
}

function misspeltNameAt(tokens: readonly Token[], at: number, { index }: Context): Item | null {
  const end = wordEnd(tokens, at);
  const word = tokens
    .slice(at, end)
    .map(({ key }) => key)
    .join('');
  const names = rolesOf(word) ? [] : similarNames(word, index.spellings);
  const [name] = names;
  return name ? nameItem(names, end, tokenise(name.model || name.make)) : null;
}

function nameItem(names: Name[], end: number, text: readonly Token[]): Item {
  const [name = { make: '', model: '' }] = names;
  const kind = name.model ? 'model' : 'make';
  return { end, found: { names }, kind, value: `${name.make} ${name.model}`, text };
}
