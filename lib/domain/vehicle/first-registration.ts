import type { Vehicle } from './vehicle.ts';

/** A year, a month or a day, as ISO 8601 writes them; what is behind a day is its time. */
const ISO_DATE = /^(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?:T.*)?$/;
const MONTH_AND_YEAR = /^(\d{2})\/(\d{4})$/;

/**
 * When the car was first registered, in ISO 8601 and as exactly as it is known: `2018`, `2018-06` or `2018-06-30`.
 * @returns null for a text that is no such date: `06/07/2018` may be June or July.
 */
export function firstRegistrationDate({
  firstRegistration,
}: Pick<Vehicle, 'firstRegistration'>): string | null {
  const date = ISO_DATE.exec(firstRegistration.replace(MONTH_AND_YEAR, '$2-$1'))?.[1];
  return date && isOnTheCalendar(date) ? date : null;
}

function isOnTheCalendar(date: string): boolean {
  const instant = new Date(date);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}
