import type { SpecificationRow } from '#lib/texts/specification.ts';
import styles from './specification-table.module.css';

/** The specification of a car, without the rows that the backoffice left empty (docs/product.md 2.9a). */
export function SpecificationTable({ rows }: { rows: SpecificationRow[] }) {
  return (
    <dl className={styles.table}>
      {rows
        .filter(({ value }) => value.text !== '')
        .map(({ label, value }) => (
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
