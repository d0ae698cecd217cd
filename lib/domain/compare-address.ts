import type { Slots } from './compare-slots';

/** Far above the 17 characters of the longest chassis number. */
const LONGEST_CHASSIS_NUMBER = 60;

/** The query of `/compare` that shows these two chassis numbers, without its question mark. */
export function compareQuery([a, b]: Slots<string>): string {
  return new URLSearchParams({ ...(a !== null && { a }), ...(b !== null && { b }) }).toString();
}

/** The chassis numbers that a query of `/compare` asks for; a car asked for twice is shown once. */
export function slotsFromQuery(query: URLSearchParams): Slots<string> {
  const a = chassisNumber(query.get('a'));
  const b = chassisNumber(query.get('b'));
  return [a, a === b ? null : b];
}

function chassisNumber(value: string | null): string | null {
  const text = value?.trim() ?? '';
  return text !== '' && text.length <= LONGEST_CHASSIS_NUMBER ? text : null;
}
