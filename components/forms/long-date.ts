import type { Language } from '#lib/domain/language.ts';
import { isCalendarDate } from '#lib/domain/text/calendar-date.ts';

/**
 * A date (ISO 8601) in words, `Friday 16 May 2031`; a text that is no date as it is. Put together from its parts, since
 * only some browsers write a comma between them.
 */
export function longDate(text: string, language: Language): string {
  if (!isCalendarDate(text)) return text;
  const format = new Intl.DateTimeFormat(`${language}-MU`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const words = format.formatToParts(new Date(text)).filter(({ type }) => type !== 'literal');
  return words
    .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join(' ');
}
