import { parseDigits } from '#lib/domain/text/amount.ts';
import { closestName, namesAt, type Name, type NameIndex } from './name-index.ts';
import { keysOf, LEXICON, meaningOf, SCALE_OF, UNIT_OF, type Meaning } from './lexicon.ts';
import { isWordEnd, phraseAt, textOf, wordEnd, type Token } from './tokens.ts';
import { PARTS, PARTS_BEFORE } from './vocabulary.ts';

/**
 * A part of a search. `code` is its kind, one character, so that the patterns of quantities.ts and parse-words.ts are regular
 * expressions over the codes of a text:
 * numbers: `P` price, `K` kilometres, `E` engine, `A` years, `O` years old, `T` months, `Q` a month, `D` down payment, `Y` year,
 * `S` 100 to 999, `N` other;
 * `v` criterion, `z` make or model, `x` word, `.` word that says nothing, `,` `/` `-` signs; else a key of GRAMMAR.
 */
export type Item = Meaning & {
  /** As it stays among the words of the search. */
  text: string;
  /** The names that a phrase may stand for. */
  names?: Name[];
};

const PART_STARTS = Object.entries(PARTS).map(([key, parts]) => ({ key, starts: keysOf(parts, false) }));
const STARTS_BEFORE = keysOf(PARTS_BEFORE, false);
const SIGNS = [',', '/', '-', '–', '—'];
const REFERENCE = /^#?((?=[a-z]*\d)[a-z\d]{4})$/i;
const GRADE = /^(?:[1-6](?:[.,]5)?|[rs])$/i;
const GROUP = /^\d{3}$/;

const FIRST_YEAR = 1950;
/** The lowest number that is a price by itself, and the lowest beside `Rs`. */
const LEAST = { price: 100_000, money: 5000 };
const MOST_SEATS = 20;

/** The items of a text. */
export function lex(tokens: readonly Token[], index: NameIndex, currentYear: number): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const { end, ...item } =
      referenceAt(tokens, at) ??
      longest(
        numberAt(tokens, at, currentYear),
        phraseItemAt(tokens, at, index),
        nameAt(tokens, at, index, currentYear),
      ) ??
      signAt(tokens, at) ??
      wordAt(tokens, at, index);
    items.push(item);
    at = end;
  }
  return items;
}

type Found = Item & { end: number };

/** The longest; of equal ones the last. */
function longest(...found: (Found | null)[]): Found | null {
  return found.reduce((best, one) => (one && one.end >= (best?.end ?? 0) ? one : best), null);
}

/** `ref 9612`, `ref no 9612`, `ref-9612` and `grade 4.5`, whose numbers are no amounts. */
function referenceAt(tokens: readonly Token[], at: number): Found | null {
  const { key = '', isJoined } = tokens[at] ?? {};
  if (isJoined) return null;
  const isGrade = key === 'grade';
  if (!isGrade && !['ref', 'reference'].includes(key)) return null;
  let start = at + 1;
  while (['', 'no', 'number', 'numero', '#'].includes(tokens[start]?.key ?? 'end')) start += 1;
  const end = wordEnd(tokens, start);
  const value = textOf(tokens.slice(start, end));
  const text = isGrade ? GRADE.test(value) && `grade ${value.replace(',', '.')}` : REFERENCE.exec(value)?.[1];
  return text ? { code: 'x', text: isGrade ? text : `#${text}`, end } : null;
}

function phraseItemAt(tokens: readonly Token[], at: number, { bodies }: NameIndex): Found | null {
  const phrase = phraseAt(tokens, at, (key) => meaningOf(key) ?? bodyMeaning(bodies.get(key)));
  if (!phrase) return null;
  const { meaning, end } = phrase;
  const text = meaning.text ?? textOf(tokens.slice(at, end));
  return describesPart(tokens, at, phrase) ? { code: 'x', text, end } : { ...meaning, text, end };
}

function bodyMeaning(body: string | undefined): Meaning | undefined {
  return body === undefined ? undefined : { code: 'v', criterion: { key: 'body', value: body } };
}

function describesPart(
  tokens: readonly Token[],
  at: number,
  { meaning, end }: { meaning: Meaning; end: number },
): boolean {
  const starts = PART_STARTS.find(({ key }) => key === meaning.criterion?.key)?.starts;
  if (!starts) return false;
  const [before, next] = [tokens[at - 1]?.key, tokens[end]?.key];
  return (
    starts.some((start) => next?.startsWith(start)) ||
    (meaning.criterion?.key !== 'colour' && STARTS_BEFORE.some((start) => before?.startsWith(start)))
  );
}

/** A number that something follows is not the end of a name: `bmw 3 lakh`, `peugeot 2008 or newer`. */
function nameAt(tokens: readonly Token[], at: number, index: NameIndex, currentYear: number): Found | null {
  const found = namesAt(tokens, at, index, (end) => {
    const number = numberAt(tokens, end, currentYear);
    if (!number) return false;
    return (
      !'SNY'.includes(number.code) || (number.code === 'Y' && '<>^'.includes(codeAt(tokens, number.end)))
    );
  });
  return (
    found && { code: 'z', names: found.names, text: textOf(tokens.slice(at, found.end)), end: found.end }
  );
}

function codeAt(tokens: readonly Token[], at: number): string {
  return phraseAt(tokens, at, meaningOf)?.meaning.code ?? ' ';
}

function signAt(tokens: readonly Token[], at: number): Found | null {
  const { text = '' } = tokens[at] ?? {};
  const isInWord = !isWordEnd(tokens, at + 1) && tokens[at]?.isJoined;
  if (SIGNS.includes(text) && (!isInWord || isNumberToken(tokens[at + 1])))
    return { code: text.replace(/[–—]/, '-'), text, end: at + 1 };
  const isSign = isWordEnd(tokens, at + 1) && !/[\p{L}\p{N}]/u.test(text);
  return isSign ? { code: '.', text, end: at + 1 } : null;
}

/** A word that nothing explains may be a name or a criterion with typing mistakes. */
function wordAt(tokens: readonly Token[], at: number, index: NameIndex): Found {
  const end = wordEnd(tokens, at);
  const word = tokens.slice(at, end);
  const close = closestName(word.map(({ key }) => key).join(''), index);
  if (close && 'names' in close) return { code: 'z', names: close.names, text: close.text, end };
  const meaning = close && LEXICON.get(close.phrase);
  return { code: 'x', ...meaning, text: meaning?.text ?? textOf(word), end };
}

/** A number with currency, scale and unit; null where letters follow that are no unit. */
function numberAt(tokens: readonly Token[], at: number, currentYear: number): Found | null {
  const hasCurrency = UNIT_OF.get(tokens[at]?.key ?? '') === 'rupees';
  const digits = digitsAt(tokens, hasCurrency ? at + 1 : at, hasCurrency);
  if (!digits) return null;
  let { value, end } = digits;
  const scale = Number(SCALE_OF.get(tokens[end]?.key ?? '') ?? 1);
  if (scale > 1) end += 1;
  value *= scale;
  const isPlain = scale === 1 && /^\d{4}$/.test(textOf(tokens.slice(at, end)));
  const isYear = isPlain && value >= FIRST_YEAR && value <= currentYear + 1;
  if (hasCurrency && (isYear || value < LEAST.money) && scale === 1) return null; // a FIT RS 2018
  let unit = unitAt(tokens, end);
  if (unit?.name === 'rupees') {
    const isNext = isNumberToken(tokens[unit.end]) && !hasCurrency && value < LEAST.money;
    if (isYear || isNext || value < 100) unit = null;
    else unit = unitAt(tokens, unit.end) ?? unit;
  }
  if (unit?.name === 'mileage' && isYear) unit = null;
  if (unit?.name === 'seats' && value < MOST_SEATS)
    return { code: 'x', text: `${value} seats`, end: unit.end };
  if (unit?.name === 'seats') unit = null;
  end = unit?.end ?? end;
  const isRange = ['-', '–'].includes(tokens[end]?.text ?? '') && isNumberToken(tokens[end + 1]);
  if (!isWordEnd(tokens, end) && !isRange) return null;
  const isLitres = unit?.name === 'litres' && value < 10;
  const number = { value: isLitres ? value * 1000 : value, scale, isLitres };
  const text = textOf(tokens.slice(at, end));
  return { code: numberCode(number, unit?.name ?? (hasCurrency ? 'rupees' : ''), isYear), number, text, end };
}

/** The codes of numbers by their unit, and the least value that cars have; a lower one is a word: `range 400 km`. */
const UNIT_CODES: Record<string, { code: string; least: number; lower: string }> = {
  monthly: { code: 'Q', least: 0, lower: 'Q' },
  months: { code: 'Q', least: 1000, lower: 'T' },
  deposit: { code: 'D', least: 1000, lower: 'x' },
  km: { code: 'K', least: 1000, lower: 'x' },
  mileage: { code: 'K', least: 1000, lower: 'x' },
  cc: { code: 'E', least: 500, lower: 'x' },
  litres: { code: 'E', least: 500, lower: 'x' },
  years: { code: 'A', least: 0, lower: 'A' },
  yearsOld: { code: 'O', least: 0, lower: 'O' },
  other: { code: 'x', least: 0, lower: 'x' },
  rupees: { code: 'P', least: 0, lower: 'P' },
};

function numberCode(
  { value, scale }: { value: number; scale: number },
  unit: string,
  isYear: boolean,
): string {
  const known = UNIT_CODES[unit];
  if (known) return value >= known.least ? known.code : known.lower;
  if (isYear) return 'Y';
  if (scale > 1 || value >= LEAST.price) return 'P';
  return value >= 100 && value < 1000 ? 'S' : 'N';
}

function unitAt(tokens: readonly Token[], at: number): { name: string; end: number } | null {
  const unit = phraseAt(tokens, at, (key) => UNIT_OF.get(key));
  return unit && { name: unit.meaning, end: unit.end };
}

/** Blanks separate thousands; commas and points are read as in every amount. */
function digitsAt(
  tokens: readonly Token[],
  at: number,
  hasCurrency: boolean,
): { value: number; end: number } | null {
  const { text = '', isJoined } = tokens[at] ?? {};
  const isInWord = isJoined && !hasCurrency && /^\p{L}/u.test(tokens[at - 1]?.text ?? '');
  if (!/^\d/.test(text) || isInWord) return null;
  if (!/^\d+$/.test(text)) {
    const value = parseDigits(text, Number(SCALE_OF.get(tokens[at + 1]?.key ?? '') ?? 1));
    return Number.isNaN(value) ? null : { value, end: at + 1 };
  }
  let [digits, end] = [text, at + 1];
  for (; text.length <= 3 && end < at + 4; end += 1) {
    const group = tokens[end];
    if (!group || group.isJoined || !GROUP.test(group.text)) break;
    digits += group.text;
  }
  const isNext = end === at + 2 && SCALE_OF.has(tokens[end]?.key ?? ''); // 500 700k
  return isNext ? { value: Number(text), end: at + 1 } : { value: Number(digits), end };
}

function isNumberToken(token: Token | undefined): boolean {
  return /^\d/.test(token?.text ?? '');
}
