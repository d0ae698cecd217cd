import { DEALER } from '#lib/dealer/dealer.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { openingHoursLines } from '#lib/texts/opening-hours.ts';

/** Name and opening hours of the showroom; null without hours of its own. */
export function showroom() {
  const wording = texts();
  const { showroom: given } = DEALER;
  return given && { name: given.name[wording.language], hours: openingHoursLines(given.hours, wording) };
}
