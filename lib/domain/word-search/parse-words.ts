import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { MAX_TEXT_LENGTH, MAX_WORDS, type Criteria } from '#lib/domain/search/search-filter.ts';
import { lex, type Item } from './lexer.ts';
import { meaningOf } from './lexicon.ts';
import { nameIndex, type Name } from './name-index.ts';
import { quantityAt } from './quantities.ts';
import { compactName, tokenise } from './tokens.ts';

/** The criteria found in the words of a search, and the rest, which is searched for in the cars' texts. */
export type ParsedWords = { criteria: Partial<Criteria>; rest: string };

const NO_NAMES: InventoryNames = { makes: [], bodies: [], words: new Set() };
/** Words that come together when others are taken out are read again. */
const MAX_READINGS = 12;

const LIST = '(?:(?:[ci,/]|[,/][ci])[vz])';
/** What begins at an item, as patterns of codes (lexer.ts). */
const ALTERNATIVES = new RegExp(`[vz]${LIST}+`, 'y');
const EXCLUSION = new RegExp(`n[f.]*(?:[vz]${LIST}*|[^n])`, 'y');
const BETWEEN_NUMBERS = /(?<=[PKEAOTQDYSNx])[tci](?=[PKEAOTQDYSNx])/y;
const CRITERION = /[vzY]/y;
const KEPT = /[PKEAOTQDSNx]/y;

/** The cars' texts have these, so that alternatives can be searched for as words. */
const SEARCHABLE = ['colour', 'body', 'fuel', 'make', 'model'];
const OPPOSITE: Record<string, string> = { AUTOMATIC: 'MANUAL', MANUAL: 'AUTOMATIC' };

/** What some items say; `rest` stays among the words of the search. */
type Reading = { length: number; quantity?: Partial<Criteria>; found?: Item; rest?: string[] };

/**
 * Parses a search in plain words, such as `automatic aqua under 900k`. When several values are found for one key, the first
 * counts.
 * @param names null when they are not available: no make or model is recognised then.
 */
export function parseWords(text: string, names: InventoryNames | null, currentYear: number): ParsedWords {
  const known = names ?? NO_NAMES;
  const readings: Reading[] = [];
  let rest = text;
  for (let count = 0; count < MAX_READINGS; count += 1) {
    const read = readingsOf(rest, known, currentYear);
    readings.push(...read);
    const next = firstWords(read.flatMap((one) => one.rest ?? []));
    if (next === rest) break;
    rest = next;
  }
  const found = readings.flatMap((one) => one.found ?? []);
  const fuels = valuesOf(found, 'fuel');
  const fuel = fuelOf(fuels);
  const words =
    fuels.includes('HYBRID') && !fuel?.includes('HYBRID') ? firstWords([...rest.split(' '), 'hybrid']) : rest;
  const quantities = readings.flatMap((one) => one.quantity ?? []);
  return { criteria: criteriaOf(quantities, found, fuel, known), rest: words };
}

function readingsOf(text: string, names: InventoryNames, currentYear: number): Reading[] {
  const items = lex(tokenise(text), nameIndex(names), currentYear);
  const codes = items.map(({ code }) => code).join('');
  const readings: Reading[] = [];
  for (let at = 0; at < items.length; at += readings.at(-1)?.length ?? 1)
    readings.push(readingAt(items, codes, at, currentYear));
  return readings;
}

/** The first pattern that fits counts. Words that say nothing are left out. */
function readingAt(items: readonly Item[], codes: string, at: number, currentYear: number): Reading {
  function matched(pattern: RegExp): readonly Item[] {
    pattern.lastIndex = at;
    return items.slice(at, at + (pattern.exec(codes)?.[0].length ?? 0));
  }

  const quantity = quantityAt(items, codes, at, currentYear);
  if (quantity) return { length: quantity.length, quantity: quantity.criteria };
  const list = sameKind(matched(ALTERNATIVES));
  const [first] = list;
  if (first && list.length > 1)
    return list.every((item) => valueOf(item) === valueOf(first) || !isContent(item))
      ? { length: list.length, found: first }
      : { length: list.length, rest: list.map(({ code, text }) => (/[,/]/.test(code) ? 'or' : text)) };
  const excluded = matched(EXCLUSION);
  if (excluded.length > 0) return exclusion(excluded);
  const [item] = items.slice(at);
  if (item && matched(CRITERION).length > 0) return { length: 1, found: item };
  const isKept = matched(KEPT).length + matched(BETWEEN_NUMBERS).length > 0;
  return { length: 1, ...(item && isKept && { rest: [item.text] }) };
}

/** An excluded gearbox is the other one; nothing else that is excluded can be searched for. */
function exclusion(items: readonly Item[]): Reading {
  const start = items.findIndex(isContent);
  const item = items[start < 0 ? items.length - 1 : start];
  const opposite = OPPOSITE[item?.criterion?.value ?? ''];
  if (item && opposite)
    return { length: start + 1, found: { ...item, criterion: { key: 'transmission', value: opposite } } };
  const length = start < 0 ? items.length : start + Math.max(sameKind(items.slice(start)).length, 1);
  return { length, rest: items.slice(0, length).map(({ text }) => text) };
}

/** The beginning of a list whose items can be alternatives: all names, or values of one searchable key. */
function sameKind(list: readonly Item[]): readonly Item[] {
  const [first] = list;
  if (!first || !SEARCHABLE.includes(kindOf(first))) return [];
  const other = list.findIndex(
    (item, at) => isContent(item) && !isAlternative(first, item, list[at - 1]?.code ?? ''),
  );
  const end = other < 0 ? list.length : list.findLastIndex((item, at) => at < other && isContent(item)) + 1;
  return list.slice(0, end);
}

/** `toyota, aqua` is a make and its model; `toyota or aqua` are alternatives. */
function isAlternative(first: Item, item: Item, sign: string): boolean {
  return kindOf(first) === kindOf(item) || (first.code === 'z' && item.code === 'z' && /[ci]/.test(sign));
}

function isContent({ code }: Item): boolean {
  return code === 'v' || code === 'z';
}

function kindOf({ names, criterion }: Item): string {
  if (names) return names[0]?.model ? 'model' : 'make';
  return criterion?.key ?? '';
}

function valueOf({ names, criterion }: Item): string {
  return names ? `${names[0]?.make} ${names[0]?.model}` : (criterion?.value ?? '');
}

/** As many words as are searched for. */
function firstWords(parts: readonly string[]): string {
  const words = parts.flatMap((part) => part.split(' ')).slice(0, MAX_WORDS);
  while (words.join(' ').length > MAX_TEXT_LENGTH) words.pop();
  return words.join(' ').trim();
}

function criteriaOf(
  quantities: readonly Partial<Criteria>[],
  found: readonly Item[],
  fuel: string | undefined,
  names: InventoryNames,
): Partial<Criteria> {
  const named = namedCriteria(found.flatMap((item) => (item.names ? [item.names] : [])));
  const year = found.find(({ code }) => code === 'Y')?.number?.value;
  const plain = ['transmission', 'colour', 'origin', 'availability', 'sort'].flatMap((key) => {
    const [value] = valuesOf(found, key);
    return value ? [[key, value]] : [];
  });
  const [body = named.model === undefined ? valuesOf(found, 'looseBody')[0] : undefined] = valuesOf(
    found,
    'body',
  );
  const parts: Partial<Criteria>[] = [
    ...quantities,
    named,
    year === undefined ? {} : { minYear: year, maxYear: year },
    Object.fromEntries(plain) as Partial<Criteria>, // keys and values of the vocabulary
    fuel ? { fuel } : {},
    body ? { body: bodyOf(body, names.bodies) } : {},
  ];
  return parts.reduce((merged, part) => ({ ...part, ...merged }), {});
}

function valuesOf(found: readonly Item[], key: string): string[] {
  return found.flatMap(({ criterion }) => (criterion?.key === key ? [criterion.value] : []));
}

/** A hybrid of a named fuel; by itself it is no fuel of the filter, but a word that every hybrid has. */
function fuelOf(fuels: readonly string[]): string | undefined {
  const [fuel] = fuels.filter((one) => one !== 'HYBRID');
  return fuels.includes('HYBRID') && (fuel === 'DIESEL' || fuel === 'PETROL') ? `${fuel} HYBRID` : fuel;
}

/** The name of this body in the inventory. */
function bodyOf(body: string, bodies: readonly string[]): string {
  const alike = bodies.find((name) => {
    const { key, value } = meaningOf(compactName(name))?.criterion ?? {};
    return (key === 'body' || key === 'looseBody') && value === body;
  });
  return bodies.includes(body) ? body : (alike ?? body);
}

/**
 * Make and model of the names found. Each entry lists the names that a phrase may stand for. The make of a model overrides a
 * make that does not have it.
 */
function namedCriteria(found: readonly Name[][]): Partial<Criteria> {
  const make = found.flat().find(({ model }) => !model)?.make;
  const models = found.find(([name]) => name?.model);
  if (!models) return make ? { make } : {};
  const chosen = models.find((name) => name.make === make);
  const [first = { make: '', model: '' }] = models;
  const { model } = chosen ?? first;
  const owner = chosen || models.length > 1 ? make : first.make;
  return owner ? { make: owner, model } : { model };
}
