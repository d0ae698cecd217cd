import type { OpeningHoursLine } from '#lib/texts/opening-hours.ts';
import styles from './opening-hours-list.module.css';

export function OpeningHoursList({ lines }: { lines: readonly OpeningHoursLine[] }) {
  return (
    <dl className={styles.list}>
      {lines.map(([days, hours]) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
