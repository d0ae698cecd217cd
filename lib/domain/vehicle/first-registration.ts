import { isCalendarDate } from '#lib/domain/text/calendar-date.ts';
import type { Vehicle } from './vehicle.ts';

/** A year, month or day in ISO 8601, with an optional time. */
const ISO_DATE = /^(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?:T.*)?$/;
const MONTH_AND_YEAR = /^(\d{2})\/(\d{4})$/;

/**
 * Date of first registration in ISO 8601, with the precision given: `2018`, `2018-06` or `2018-06-30`.
 * @returns null for any other text, including the ambiguous `06/07/2018`.
 */
export function firstRegistrationDate({
  firstRegistration,
}: Pick<Vehicle, 'firstRegistration'>): string | null {
  const date = ISO_DATE.exec(firstRegistration.replace(MONTH_AND_YEAR, '$2-$1'))?.[1];
  return date && isCalendarDate(date) ? date : null;
}
