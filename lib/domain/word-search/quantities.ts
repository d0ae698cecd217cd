import type { Criteria } from '#lib/domain/search/search-filter.ts';
import type { RemainingWords } from './remaining-words.ts';

const BELOW =
  "<=?|≤|under|below|less than|cheaper than|not? more than|up ?to|maximum|maxi|max|at most|within|until|till|before|older than|moins de|en dessous de|pas plus de|jusqu'?a|au plus|avant";
const NOT_BELOW = 'not? (?:less than|below|under|older than)|pas moins de';
const ABOVE = `>=?|≥|over|above|more than|from|minimum|min|at least|since|after|starting|newer than|plus de|a ?partir(?: de)?|au moins|depuis|apres|des|${NOT_BELOW}`;
const AROUND = '~|around|about|approximately|approx|environ|autour de|vers';
const TOPIC =
  'price|prix|priced|budget|cost|mile?age|kilometrage|km|engine|moteur|monthly|mensualites?|payments?|instal+ments?|deposit|down ?payment|apport|year|annee|built';
const FILLER = "between|entre|of|is|in|en|sur|at|the|a|d'|de|du|=|:";
const LEAD = `(?<lead>(?:(?:${BELOW}|${ABOVE}|${AROUND}|${TOPIC}|${FILLER})(?:(?<=[<>=≤≥~:']) ?| )){0,5})`;

const NUMBER =
  '\\d{1,3}(?:[ ,.]\\d{3}){2,}(?!\\d)|\\d{1,3}[ ,.]\\d{3}(?!\\d| ?(?:k|m|lakhs?|lacs?)(?![\\p{L}\\p{N}]))|\\d+(?:[.,]\\d{1,2})?(?!\\d)';
const CURRENCY = 'rs|mur|₨|rupees?|roupies?';
const SCALE = 'k|thousand|mille|mil|m|million|millions|lakhs?|lacs?';
const UNIT = `mile?age(?! (?:${BELOW}|${ABOVE}|${AROUND}|of|is|\\d))|kms?|kilomet(?:re|er)s?|cc|cm3|l|lit(?:re|er)s?|years? old|yrs? old|years?|yrs?|ans|months?|mois|${CURRENCY}`;
const A_MONTH =
  '(?: ?\\/ ?| (?:a|an|per|par|each|every|le) )(?:months?|mth|mois)| ?\\/ ?m| ?(?:monthly|mensuel(?:le)?s?|pm|p\\.m)(?: (?:re)?payments?)?| instal+ments?';
const DOWN = "down(?: ?payment)?|(?:as )?deposit|d'apport|apport";
const OR_LESS = 'max(?:imum|i)?|(?:or|and) (?:less|below|under|cheaper|older)|(?:ou|et) moins';
const OR_MORE =
  '\\+|min(?:imum|i)?|onwards?|(?:(?:or|and|&) )?(?:newer|later|above|up ?wards|up)(?! (?:to|than|rs|mur|\\d))|(?:or|and) (?:more|over)|(?:(?:ou|et) )?plus(?: recente?)?(?! (?:cher|chere|de|rs|mur|\\d))';

const START = '(?<![\\p{L}\\p{N}.#\\-+:])';
/** A number before one of these signs is the power of an engine or a share. */
const END = '(?![\\p{L}\\p{N}]| ?%| ?(?:b?hp|cv|kw)(?!\\p{L}))';

function amount(index: 1 | 2): string {
  return (
    `(?:(?<currency${index}>${CURRENCY})\\.? ?)?(?<number${index}>${NUMBER})` +
    `(?: ?(?<scale${index}>${SCALE})${END})?(?: ?(?<unit${index}>${UNIT})${END})?`
  );
}

const TAIL = `(?:(?<month>(?:${A_MONTH})${END})|(?: (?<down>${DOWN})${END}))?(?: ?(?:(?<less>${OR_LESS})|(?<more>${OR_MORE})))?${END}`;
const RANGE = new RegExp(
  `${START}${LEAD}${amount(1)} ?(?:-|–|—|\\/|(?<to>to|au?)|and|or|et|ou) ?${amount(2)}${TAIL}`,
  'gu',
);
const SINGLE = new RegExp(`${START}${LEAD}${amount(1)}${TAIL}`, 'gu');
const BARE_YEAR = new RegExp(`${START}(?<number1>(?:19|20)\\d\\d)${END}`, 'gu');

const IS_BELOW = new RegExp(`(?:^| )(?:${BELOW}) ?`);
const IS_NOT_BELOW = new RegExp(`(?:^| )(?:${NOT_BELOW}) `);
const IS_ABOVE = new RegExp(`(?:^| )(?:${ABOVE}) ?`);
const IS_AROUND = new RegExp(`(?:^| )(?:${AROUND}) ?`);
const LEADS_TO_PRICE = new RegExp(`(?:^| )(?:${BELOW}|${ABOVE}|${AROUND}|between|entre)(?<!\\bdes) ?$`);

type Kind = 'price' | 'monthly' | 'deposit' | 'months' | 'mileage' | 'engine' | 'age' | 'year';
type Bound = 'below' | 'above' | 'around' | null;
type Groups = Partial<Record<string, string>>;

const LEAST = { monthly: 1000, mileage: 1000, engine: 500 };
const MAX_AGE = 50;
/** The lowest number without a currency that counts as a price. */
const LEAST_PRICE = { alone: 100_000, withBound: 10_000 };
const FIRST_YEAR = 1950;
/** A car of 1500 CC may have 1,496 or 1,498. */
const ENGINE_TOLERANCE = 50;
const AROUND_SHARE = 0.1;

/**
 * Takes out prices, monthly limits, mileages, engine sizes, ages and years with a bound; a down payment only beside a
 * monthly limit, because it changes no other search.
 */
export function takeQuantities(words: RemainingWords, currentYear: number): Partial<Criteria>[] {
  const found = take((criteria) => criteria.deposit === undefined);
  return found.some(({ maxMonthly }) => maxMonthly) ? [...found, ...take(() => true)] : found;

  function take(isWanted: (criteria: Partial<Criteria>) => boolean): Partial<Criteria>[] {
    return [RANGE, SINGLE].flatMap((pattern) =>
      words.takeMatches(pattern, ({ groups = {} }) => {
        const criteria = parseQuantity(groups, currentYear);
        return criteria && isWanted(criteria) ? criteria : null;
      }),
    );
  }
}

/** Takes out years without a bound. Call it after names are taken: the number of a model may look like a year. */
export function takeBareYears(words: RemainingWords, currentYear: number): Partial<Criteria>[] {
  return words.takeMatches(BARE_YEAR, ({ groups }) => {
    const year = Number(groups?.['number1']);
    return isYear(year, currentYear) ? { minYear: year, maxYear: year } : null;
  });
}

function parseQuantity(groups: Groups, currentYear: number): Partial<Criteria> | null {
  const bound = boundOf(groups);
  const values = valuesOf(groups);
  if (groups['scale2'] && !groups['scale1'] && isYear(Number(groups['number1']), currentYear)) return null;
  const kinds = values.map((value) => kindOf(groups, value, bound !== null, currentYear));
  const [kind = null] = kinds;
  if (kind === null || kinds.some((other) => other !== kind)) return null;
  const inThousands = kind === 'price' && values.every(isShortPrice) ? 1000 : 1;
  const [low = 0, high = low] = values.map((value) => Math.round(value * inThousands)).sort((a, b) => a - b);
  if (values.length > 1) return criteriaOf(kind, low, high, currentYear);
  if (kind === 'year' && bound === null) return groups['lead'] ? { minYear: low, maxYear: low } : null;
  if (kind === 'engine' && bound === null)
    return { minCC: low - ENGINE_TOLERANCE, maxCC: low + ENGINE_TOLERANCE };
  if (bound === 'around') return criteriaOf(kind, ...around(kind, low), currentYear);
  return bound === 'above'
    ? criteriaOf(kind, low, null, currentYear)
    : criteriaOf(kind, null, low, currentYear);
}

/**
 * Values in rupees, kilometres, cubic centimetres or years. In `500-800k` and `5 to 8 lakh` both numbers have the same
 * scale.
 */
function valuesOf(groups: Groups): number[] {
  const scales = [groups['scale1'] ?? groups['scale2'], groups['scale2']];
  return ['1', '2'].flatMap((index, at) => {
    const number = groups[`number${index}`];
    if (number === undefined) return [];
    const isDecimal = /^\d+[.,]\d{1,2}$/.test(number);
    const value = Number(isDecimal ? number.replace(',', '.') : number.replace(/[ ,.]/g, ''));
    const litres = groups[`unit${index}`]?.startsWith('l') && value < 10 ? 1000 : 1;
    return [value * factorOf(scales[at]) * litres];
  });
}

function factorOf(scale = ''): number {
  if (/^(?:k|thousand|mil|mille)$/.test(scale)) return 1000;
  if (scale.startsWith('m')) return 1_000_000;
  return scale ? 100_000 : 1;
}

function kindOf(groups: Groups, value: number, hasBound: boolean, currentYear: number): Kind | null {
  const { lead = '', month, down, scale1, scale2, unit1, unit2, currency1, currency2 } = groups;
  const unit = unit2 ?? unit1 ?? '';
  if (month || /month|mensu|instal/.test(lead)) return value >= LEAST.monthly ? 'monthly' : null;
  if (down || /deposit|down|apport/.test(lead)) return 'deposit';
  if (unit.startsWith('mo') && value >= LEAST.monthly) return 'monthly';
  if (unit.startsWith('mo')) return lead ? 'months' : null;
  const isYearLike = !scale1 && !scale2 && isYear(value, currentYear);
  if (isYearLike && !hasBound && /^(?:rs|mil)/.test(currency1 ?? unit)) return null; // a FIT RS 2018
  if (/^(?:k|mil)/.test(unit)) return value >= LEAST.mileage ? 'mileage' : null;
  if (/^(?:l|c)/.test(unit)) return value >= LEAST.engine ? 'engine' : null;
  if (/^(?:y|an)/.test(unit)) return value < MAX_AGE && (hasBound || unit.endsWith('old')) ? 'age' : null;
  if (currency1 || currency2 || unit || /pri[cx]|budget|cost/.test(lead)) return 'price';
  if (/mil|km|kilo/.test(lead)) return 'mileage';
  if (/engine|moteur/.test(lead)) return 'engine';
  if (isYearLike) return 'year';
  if (isShortPrice(value) && !scale1 && (groups['to'] || LEADS_TO_PRICE.test(lead))) return 'price';
  return value >= (hasBound ? LEAST_PRICE.withBound : LEAST_PRICE.alone) ? 'price' : null;
}

/** The price in `under 600` is in thousands. */
function isShortPrice(value: number): boolean {
  return value >= 100 && value < 1000;
}

function isYear(value: number, currentYear: number): boolean {
  return Number.isInteger(value) && value >= FIRST_YEAR && value <= currentYear + 1;
}

function boundOf({ lead = '', less, more, unit1 }: Groups): Bound {
  if (IS_NOT_BELOW.test(lead)) return unit1 && lead.includes('older') ? 'below' : 'above';
  if (less || IS_BELOW.test(lead)) return 'below';
  if (more || IS_ABOVE.test(lead)) return 'above';
  return IS_AROUND.test(lead) ? 'around' : null;
}

function around(kind: Kind, value: number): [low: number, high: number] {
  const distance = kind === 'year' || kind === 'age' ? 1 : Math.round(value * AROUND_SHARE);
  return [value - distance, value + distance];
}

/** Keys of the lower and the upper bound. A kind without a lower bound has a single value. */
const KEYS = {
  price: ['minPrice', 'maxPrice'],
  mileage: ['minMileage', 'maxMileage'],
  engine: ['minCC', 'maxCC'],
  year: ['minYear', 'maxYear'],
  monthly: [null, 'maxMonthly'],
  deposit: [null, 'deposit'],
  months: [null, 'months'],
} as const satisfies Record<Exclude<Kind, 'age'>, [keyof Criteria | null, keyof Criteria]>;

function criteriaOf(
  kind: Kind,
  low: number | null,
  high: number | null,
  currentYear: number,
): Partial<Criteria> {
  // a maximum age is a minimum year
  if (kind === 'age')
    return criteriaOf('year', high && currentYear - high, low && currentYear - low, currentYear);
  const [lowest, highest] = KEYS[kind];
  if (lowest === null) return { [highest]: high ?? low };
  return { ...(low !== null && { [lowest]: low }), ...(high !== null && { [highest]: high }) };
}
