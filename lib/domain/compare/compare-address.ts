import { parseChassisNumber } from '#lib/domain/vehicle/chassis-number.ts';
import type { Slots } from './compare-slots.ts';

/** The query of `/compare` for these chassis numbers, without its question mark. */
export function compareQuery([a, b]: Slots<string>): string {
  return new URLSearchParams({ ...(a !== null && { a }), ...(b !== null && { b }) }).toString();
}

/** The chassis numbers in a query of `/compare`; one that is there twice counts once. */
export function slotsFromQuery(query: URLSearchParams): Slots<string> {
  const a = parseChassisNumber(query.get('a'));
  const b = parseChassisNumber(query.get('b'));
  return [a, a === b ? null : b];
}
