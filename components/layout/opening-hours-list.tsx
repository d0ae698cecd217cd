import type { OpeningHours } from '#lib/platform/dealer.ts';
import styles from './opening-hours-list.module.css';

export function OpeningHoursList({ openingHours }: { openingHours: readonly OpeningHours[] }) {
  return (
    <dl className={styles.list}>
      {openingHours.map(({ days, hours }) => (
        <div key={days} className={styles.line}>
          <dt>{days}</dt>
          <dd>{hours ? `${hours.opens} - ${hours.closes}` : 'Closed'}</dd>
        </div>
      ))}
    </dl>
  );
}
