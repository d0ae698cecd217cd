import type { SpecificationRow } from '#lib/domain/vehicle/specification.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './specification-table.module.css';

/** The specification of a car (docs/product.md 2.9). */
export function SpecificationTable({ rows }: { rows: SpecificationRow[] }) {
  return (
    <dl className={styles.table}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value || <Unknown />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Placeholder of a missing value. */
export function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>not known</VisuallyHidden>
    </>
  );
}
