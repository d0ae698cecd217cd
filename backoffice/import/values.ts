/** A group of thousands has exactly three digits, so decimals do not: `1.250` is 1250. */
const NUMBER = /^(-?)(\d+|[1-9]\d{0,2}([ '.,])\d{3}(?:\3\d{3})*)(?:([.,])(\d{1,2}|\d{4,}))?$/;

/**
 * A number with any separators of thousands and decimals: `1,250,000.00`, `1.250.000,00`, `1 250 000`. NaN when the text is
 * no number or may mean several: `1.250,000`.
 * @param unit what may stand before or after the number
 */
function parseNumber(text: string, unit = /^$/g): number {
  const compatible = text.normalize('NFKC').replaceAll(/[’`´]/g, "'").replaceAll('−', '-');
  const [, minus, whole = '', group, point, decimals = '0'] =
    NUMBER.exec(compatible.trim().replaceAll(unit, '').trim()) ?? [];
  if (minus === undefined || (point !== undefined && point === group)) return NaN;
  return Number(`${minus}${whole.replaceAll(/\D/g, '')}.${decimals}`);
}

const RUPEES = /^(?:rs|mur)\.?(?![a-z])|(?:\/-|rs\.?|mur|rupees|roupies)$/gi;
const KILOMETRES = /(?:kms?|kilom[eè]t(?:re|er)s?)\.?$/gi;
const CC_OR_KILOWATTS = /(?:cc|cm3|kw)$/gi;

/** A price is less than that. */
export const MAX_RUPEES = 1_000_000_000;

export function parseRupees(text: string): number {
  return parseNumber(text, RUPEES);
}

export function parseKilometres(text: string): number {
  return parseNumber(text, KILOMETRES);
}

/** Cubic centimetres or kilowatts. NaN for litres, which would be shown as a tiny engine. */
export function parseEngineCapacity(text: string): number {
  const size = parseNumber(text, CC_OR_KILOWATTS);
  return size > 0 && size < 10 ? NaN : size;
}

/** `06/2017`, `1.6.2017`, or `2017-06` with or without a day and a time. */
const DATE = /^(?:\d{1,2}[/.-]){1,2}(\d{4})$|^(\d{4})(?:[/.-]\d{1,2}){1,2}(?:[ T][\d:.]+Z?)?$/;

/** The year of a year or date in digits, else NaN. */
export function parseYear(text: string): number {
  const [, last, first] = DATE.exec(text) ?? [];
  return Number(last ?? first ?? parseNumber(text));
}

const YES = ['TRUE', 'YES', 'Y', '1', 'VRAI', 'OUI', 'O', 'X'];
const NO = ['FALSE', 'NO', 'N', '0', 'FAUX', 'NON', ''];

export function parseFlag(text: string): boolean | undefined {
  const key = text.toUpperCase();
  return YES.includes(key) || (NO.includes(key) ? false : undefined);
}

/** Words of a text in upper case without accents; `5-speed M/T` is 5, SPEED, MT. */
function words(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return plain.replaceAll(/(?<![A-Z])([A-Z])[/.-]([A-Z])\b/g, '$1$2').match(/[A-Z\d]+/g) ?? [];
}

const MANUAL = /^\d*(?:MANUAL|MANUELL?E?|MECANIQUE|MAN|M|MT|BVM|BM)\d*$/;
const AUTOMATIC =
  /^\d*(?:AUTO|AUTOMATIC|AUTOMATIQUE|A|AT|BVA|BA|BVR|E?CVT|IVT|DCT|DSG|AMT|AGS|PDK|EDC|EAT|[A-Z]*TRONIC|POWERSHIFT|ROBOTISEE?)\d*$/;
const OTHER_WORD =
  /^(?:\d+[EGSX]?|[EGSX]|BOITE|DE|VITESSES?|RAPPORTS?|SPEED|SPD|GEARS?|GEARBOX|TRANSMISSION|SEMI)$/;

/** `M/T` for manual in English or French, an automatic as it is written; undefined for what is neither or both. */
export function parseTransmission(text: string): string | undefined {
  const named = words(text.replaceAll(/ [aà] /gi, ' ')).filter((word) => !OTHER_WORD.test(word));
  if (text === '') return text;
  if (named.length === 0) return undefined;
  if (named.every((word) => AUTOMATIC.test(word))) return text;
  return named.every((word) => MANUAL.test(word)) ? 'M/T' : undefined;
}

const STATUSES: readonly [RegExp, string][] = [
  [/^(?:SOLD|VENDUE?)\b/, 'SOLD'],
  [/^$|^(?:IN ?STOCK|EN STOCK|AVAILABLE|DISPONIBLE)$/, 'IN STOCK'],
];

/** A status in English or French; what is neither in stock nor sold is coming soon under any name. */
export function parseStatus(text: string): string {
  const key = words(text).join(' ');
  return STATUSES.find(([pattern]) => pattern.test(key))?.[1] ?? text.toUpperCase();
}

const FUELS: readonly [RegExp, string][] = [
  [/^(?:PETROL|ESSENCE|GASOLINE)$/, 'PETROL'],
  [/^(?:DIESEL|GA[SZ]OI?LE?)$/, 'DIESEL'],
  [/^(?:PETROL |GASOLINE )?HYBRID$|^HYBRIDE(?: ESSENCE)?$|^ESSENCE HYBRIDE$/, 'PETROL HYBRID'],
  [/^DIESEL HYBRIDE?$|^HYBRIDE? DIESEL$/, 'DIESEL HYBRID'],
  [/^(?:ELECTRIC|ELECTRIQUE|EV)$/, 'ELECTRIC'],
];

/** A fuel in English or French under the name that searches use; any other as it is written. */
export function parseFuel(text: string): string {
  const [, name = '', code = ''] = /^(.*?)(\s*\([^()]*\))?$/s.exec(text) ?? [];
  const key = words(name).join(' ');
  const fuel = FUELS.find(([pattern]) => pattern.test(key))?.[1];
  return fuel === undefined ? text : `${fuel}${code}`;
}
