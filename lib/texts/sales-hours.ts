import { DEALER } from '#lib/platform/dealer.ts';
import { openingHoursLines } from './opening-hours.ts';
import type { Texts } from './texts.ts';

/** Name and hours of the sales department, a line each, for a page without layout. */
export function salesHoursText(texts: Texts): string[] {
  const sales = DEALER.departments.filter(({ name }) => name === 'Sales');
  return sales.flatMap(({ name, openingHours }) => [
    texts.layout.departments[name],
    ...openingHoursLines(openingHours, texts).map((line) => line.join(' ')),
  ]);
}
