import { itemAt, type Context, type Item, type Match } from './items.ts';
import { phraseWithRole, rolesOf } from './lexicon.ts';
import { phraseAt, tokenise, wordEnd, type Token } from './tokens.ts';

/** The cars' texts have these, so that alternatives can be searched for as words. */
const SEARCHABLE = ['make', 'model', 'colour', 'body'];
const OR = tokenise('or');
const OPPOSITE: Record<string, 'AUTOMATIC' | 'MANUAL'> = { AUTOMATIC: 'MANUAL', MANUAL: 'AUTOMATIC' };

/** Alternatives such as `red or blue` and `toyota, honda/mazda`, which no criterion expresses, stay words. */
export function alternativesAt(tokens: readonly Token[], at: number, context: Context): Match | null {
  const first = itemAt(tokens, at, context);
  if (!first || !SEARCHABLE.includes(first.kind)) return null;
  const { others, text, end } = listFrom(tokens, first, context);
  if (others.length === 0) return null;
  return others.every(({ value }) => value === first.value)
    ? { end, found: first.found }
    : { end, rest: text };
}

/** `not diesel` and `not red or blue`, which no criterion expresses, stay words. A negated gearbox is the other one. */
export function negationAt(tokens: readonly Token[], at: number, context: Context): Match | null {
  let start = phraseWithRole(tokens, at, 'negation')?.end;
  if (start === undefined) return null;
  while (phraseAt(tokens, start, rolesOf)?.meaning.article) start = wordEnd(tokens, start);
  if (start >= tokens.length) return null;
  const item = itemAt(tokens, start, context);
  if (!item) return { end: wordEnd(tokens, start), rest: tokens.slice(at, wordEnd(tokens, start)) };
  const opposite = OPPOSITE[item.found.roles?.transmission ?? ''];
  if (opposite) return { end: item.end, found: { roles: { transmission: opposite } } };
  const { end } = listFrom(tokens, item, context);
  return { end, rest: tokens.slice(at, end) };
}

/** The list that begins with `first`: after a conjunction any name may follow a name, else only an item of the same kind. */
function listFrom(tokens: readonly Token[], first: Item, context: Context) {
  const others: Item[] = [];
  const text = [...first.text];
  let { end } = first;
  for (;;) {
    const sign = [',', '/'].includes(tokens[end]?.text ?? '') ? 1 : 0;
    const conjunction = rolesOf(tokens[end + sign]?.key ?? '')?.conjunction ? 1 : 0;
    if (sign + conjunction === 0) break;
    const start = end + sign + conjunction;
    const item = itemAt(tokens, start, context);
    if (!item || !isAlternative(first, item, conjunction > 0)) break;
    others.push(item);
    text.push(...(conjunction ? tokens.slice(start - 1, start) : OR), ...item.text);
    end = item.end;
  }
  return { others, text, end };
}

/** `toyota, aqua` is a make and its model; `toyota or aqua` are alternatives. */
function isAlternative(one: Item, other: Item, hasConjunction: boolean): boolean {
  const areNames = [one, other].every(({ found }) => found.names);
  return one.kind === other.kind || (areNames && hasConjunction);
}
