import type { OpeningTimes } from '#lib/domain/dealership/open-now.ts';
import type { ClientTexts } from './texts.ts';

/** Days, and their hours as text. */
export type OpeningHoursLine = readonly [days: string, hours: string];

/** Opening hours in words: `Mon-Fri`, `08:30 - 17:30`. */
export function openingHoursLines(
  openingHours: readonly OpeningTimes[],
  { layout }: ClientTexts,
): OpeningHoursLine[] {
  return openingHours.map(({ days: [first, last], hours }) => [
    last ? `${layout.days[first]}-${layout.days[last]}` : layout.days[first],
    hours ? layout.hours(hours.opens, hours.closes) : layout.closed,
  ]);
}
