import type { OpeningHours } from '#lib/platform/dealer.ts';
import styles from './opening-hours-list.module.css';

/** Days, and their hours as text. */
export type OpeningHoursLine = readonly [days: string, hours: string];

/** A compact form of opening hours, less than half as long in a page's data. */
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
