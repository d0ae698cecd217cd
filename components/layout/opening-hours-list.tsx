import type { OpeningHours } from '#lib/platform/dealer.ts';
import styles from './opening-hours-list.module.css';

/** Days, and the text of their hours. */
export type OpeningHoursLine = readonly [days: string, hours: string];

/** Less than half as long as the opening hours themselves where they are part of a page's data. */
export function openingHoursLines(openingHours: readonly OpeningHours[]): OpeningHoursLine[] {
  return openingHours.map(({ days, hours }) => [days, hours ? `${hours.opens} - ${hours.closes}` : 'Closed']);
}

export function OpeningHoursList({ lines }: { lines: readonly OpeningHoursLine[] }) {
  return (
    <dl className={styles.list}>
      {lines.map(([days, hours]) => (
        <div key={days} className={styles.line}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
