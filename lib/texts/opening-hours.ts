import { DEALER, type OpeningHours } from '#lib/platform/dealer.ts';
import type { Texts } from './texts.ts';

/** Days, and their hours as text. */
export type OpeningHoursLine = readonly [days: string, hours: string];

/** Opening hours in words: `Mon-Fri`, `08:30 - 17:30`. */
export function openingHoursLines(
  openingHours: readonly OpeningHours[],
  { layout }: Texts,
): OpeningHoursLine[] {
  return openingHours.map(({ days: [first, last], hours }) => [
    last ? `${layout.days[first]}-${layout.days[last]}` : layout.days[first],
    hours ? `${hours.opens} - ${hours.closes}` : layout.closed,
  ]);
}

/** Name and hours of the sales department, a line each, for a page without layout. */
export function salesHoursText(texts: Texts): string[] {
  const sales = DEALER.departments.filter(({ name }) => name === 'Sales');
  return sales.flatMap(({ name, openingHours }) => [
    texts.layout.departments[name],
    ...openingHoursLines(openingHours, texts).map((line) => line.join(' ')),
  ]);
}
