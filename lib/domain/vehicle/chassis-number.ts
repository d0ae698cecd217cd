/** A VIN has 17 characters. */
const MAX_LENGTH = 60;

/** With the blanks that a backoffice may fill it up with. */
const MAX_KEY_LENGTH = 200;

const INVISIBLE = /[\p{Cf}\p{DI}]|(?!\s)\p{Cc}/gu;
/** The last two are the minus sign and the long vowel mark of Japanese keyboards. */
const HYPHENS = /[\p{Pd}\u2212\u30FC]/gu;
/** From the first letter or digit to the last. */
const SHOWN = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su;
const PUNCTUATION = /^\s*[\p{P}\p{S}][\s\p{P}\p{S}]*|\s*[\p{P}\p{S}][\s\p{P}\p{S}]*$/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/**
 * The chassis number of an address, a form or the backoffice, exactly as it is written there: the backoffice knows the
 * car by nothing else. `null` when it is missing, empty or too long.
 */
export function parseChassisNumber(value: string | null): string | null {
  if (value === null || value.length > MAX_KEY_LENGTH) return null;
  const shown = tidyChassisNumber(value);
  return shown !== '' && shown.length <= MAX_LENGTH ? value : null;
}

/** A chassis number as it is shown: plain letters, hyphens and blanks, and no punctuation at its ends. */
export function tidyChassisNumber(chassisNumber: string): string {
  const visible = chassisNumber.normalize('NFKC').replace(INVISIBLE, '').trim();
  const plain = visible.replace(HYPHENS, '-').replace(/\s+/g, ' ');
  return SHOWN.exec(plain)?.[0] ?? plain;
}

/**
 * A typed chassis number without the punctuation that a link or a sentence has left at its ends. Blanks and capitals stay:
 * the backoffice may write them so.
 */
export function withoutPunctuation(typed: string): string {
  return typed.replace(PUNCTUATION, '') || typed;
}

/** The same for all spellings of a chassis number. */
export function chassisNumberKey(chassisNumber: string): string {
  return tidyChassisNumber(chassisNumber).toUpperCase();
}

/** The key without separators, which visitors leave out or write in their own way. Two cars may share it. */
export function compactChassisNumber(chassisNumber: string): string {
  const key = chassisNumberKey(chassisNumber);
  return key.replace(SEPARATORS, '') || key;
}

/**
 * The car that a visitor means: the one that is written in the same way, else the first with the same key, else the only
 * one.
 * @param alike chassis numbers as the backoffice writes them, equal to the typed one but for separators
 */
export function meantChassisNumber(typed: string, alike: readonly string[]): string | null {
  if (alike.includes(typed)) return typed;
  const key = chassisNumberKey(typed);
  const [only = null, ...others] = alike;
  return alike.find((one) => chassisNumberKey(one) === key) ?? (others.length === 0 ? only : null);
}

/** The references of the cars that may be meant: the typed separators may be missing in the chassis number. */
export function possibleReferences(typed: string): string[] {
  const spellings = [chassisNumberKey(typed), compactChassisNumber(typed)];
  return [...new Set(spellings.map((spelling) => spelling.slice(-REFERENCE_LENGTH)))];
}

const REFERENCE_LENGTH = 4;

/** A shorter end of a chassis number may be a year or the name of a model. */
const MIN_END_LENGTH = 6;

const ACCENTS = /\p{M}+/gu;
const LABEL =
  /^(?:(?:vin|chassis|frame|ref|reference|number|numero|num|no|nr|n|of|de|du)(?![\p{L}\p{N}])[^\p{L}\p{N}]*)+/iu;

/** A chassis number in the words of a search: the whole one, or its end. */
export type CarNumber = { text: string; isEnd: boolean };

/**
 * The chassis number that words consist of, after a label or none: the whole one in any spelling; in one word its end; or
 * the reference, which has a label or a `#`. `null` for other words.
 */
export function carNumberOf(words: string): CarNumber | null {
  const plain = tidyChassisNumber(words.normalize('NFD').replace(ACCENTS, ''));
  const text = plain.replace(LABEL, '');
  const { length } = compactChassisNumber(text);
  const isReference =
    length === REFERENCE_LENGTH && (words.includes('#') || (text !== plain && /\d/.test(text)));
  const isNumber = /\d/.test(text) && length >= MIN_END_LENGTH && length <= MAX_LENGTH;
  return isReference || isNumber ? { text, isEnd: !text.includes(' ') } : null;
}

export function hasCarNumber(chassisNumber: string, { text, isEnd }: CarNumber): boolean {
  const [whole, typed] = [compactChassisNumber(chassisNumber), compactChassisNumber(text)];
  return isEnd ? whole.endsWith(typed) : whole === typed;
}

const VEHICLE_IDENTIFICATION_NUMBER = /^[A-HJ-NPR-Z\d]{17}$/i;

/** Whether it is a VIN (ISO 3779: 17 characters, never I, O or Q). Cars made for Japan have none. */
export function isVehicleIdentificationNumber(chassisNumber: string): boolean {
  return VEHICLE_IDENTIFICATION_NUMBER.test(chassisNumber);
}
