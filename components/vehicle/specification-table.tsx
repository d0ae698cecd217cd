import type { SpecificationRow } from '#lib/texts/specification.ts';
import styles from './specification-table.module.css';

/** Rows of a car's specification. */
export function SpecificationTable({ rows }: { rows: SpecificationRow[] }) {
  return (
    <dl className={styles.table}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} lang={value.lang}>
            {value.text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
