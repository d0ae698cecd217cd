import { DEALER } from '#lib/platform/dealer.ts';
import { openingHoursLines, type OpeningHoursLine } from './opening-hours.ts';
import type { Texts } from './texts.ts';

/** The hours of the sales department. */
export function salesHoursLines(texts: Texts): OpeningHoursLine[] {
  const sales = DEALER.departments.filter(({ name }) => name === 'Sales');
  return sales.flatMap(({ openingHours }) => openingHoursLines(openingHours, texts));
}

/** Name and hours of the sales department, a line each, for a page without layout. */
export function salesHoursText(texts: Texts): string[] {
  return [texts.layout.departments.Sales, ...salesHoursLines(texts).map((line) => line.join(' '))];
}
