import { parseChassisNumber } from '#lib/domain/vehicle/chassis-number.ts';
import type { Slots } from './compare-slots.ts';

/** The query of `/compare` that shows these two chassis numbers, without its question mark. */
export function compareQuery([a, b]: Slots<string>): string {
  return new URLSearchParams({ ...(a !== null && { a }), ...(b !== null && { b }) }).toString();
}

/** The chassis numbers that a query of `/compare` asks for; a car asked for twice is shown once. */
export function slotsFromQuery(query: URLSearchParams): Slots<string> {
  const a = parseChassisNumber(query.get('a'));
  const b = parseChassisNumber(query.get('b'));
  return [a, a === b ? null : b];
}
