/** A VIN has 17 characters. */
const MAX_LENGTH = 60;

/** With the blanks that a backoffice may fill it up with. */
const MAX_KEY_LENGTH = 200;

const REFERENCE_LENGTH = 4;

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

const VEHICLE_IDENTIFICATION_NUMBER = /^[A-HJ-NPR-Z\d]{17}$/i;

/** Whether it is a VIN (ISO 3779: 17 characters, never I, O or Q). Cars made for Japan have none. */
export function isVehicleIdentificationNumber(chassisNumber: string): boolean {
  return VEHICLE_IDENTIFICATION_NUMBER.test(chassisNumber);
}
