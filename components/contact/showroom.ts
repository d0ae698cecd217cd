import { DEALER } from '#lib/dealer/dealer.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { openingHoursLines } from '#lib/texts/opening-hours.ts';

/** Name and opening hours of the showroom. */
export function showroom() {
  const wording = texts();
  return {
    name: DEALER.showroomName[wording.language],
    hours: openingHoursLines(DEALER.showroomHours, wording),
  };
}
