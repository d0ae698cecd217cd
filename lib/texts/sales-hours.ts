import { DEALER, isSales } from '#lib/dealer/dealer.ts';
import { openingHoursLines } from './opening-hours.ts';
import type { Texts } from './texts.ts';

/** Name and hours of the sales department. */
export function salesHours(texts: Texts) {
  const sales = DEALER.departments.filter(isSales);
  return sales.map(({ name, openingHours }) => ({
    name: texts.layout.departments[name],
    lines: openingHoursLines(openingHours, texts),
  }));
}
