import { DEALER } from '#lib/platform/dealer.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { openingHoursLines } from '#lib/texts/opening-hours.ts';
import { OpenNow } from '#components/layout/open-now.tsx';
import { OpeningHoursList } from '#components/layout/opening-hours-list.tsx';
import patterns from '#components/ui/patterns.module.css';

/** The hours of the showroom, under its name because those of the departments differ (docs/product.md 9.4). */
export function ShowroomHours() {
  const { language } = texts();
  return (
    <div>
      <p className={patterns.label}>{DEALER.showroomName[language]}</p>
      <OpeningHoursList lines={openingHoursLines(DEALER.showroomHours, texts())} />
      <OpenNow />
    </div>
  );
}
