import clsx from 'clsx';
import type { Slots } from '#lib/domain/compare/compare-slots.ts';
import type { ComparisonRow } from '#lib/domain/compare/comparison-rows.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import patterns from '#components/ui/patterns.module.css';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './comparison-table.module.css';

type Props = { rows: ComparisonRow[]; vehicles: Slots<Vehicle> };

/** The specifications of both cars side by side. */
export function ComparisonTable({ rows, vehicles }: Props) {
  return (
    <table className={styles.table} aria-label="Specification">
      <thead className={patterns.visuallyHidden}>
        <tr>
          <th scope="col">Specification</th>
          {vehicles.map((vehicle, index) => (
            <th key={index} scope="col">
              {vehicle ? vehicleTitle(vehicle) : 'No car'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ label, values, differs }: ComparisonRow) {
  return (
    <tr className={clsx(styles.row, differs && styles.differs)}>
      <th scope="row" className={styles.label}>
        {label}
        {differs && (
          <>
            <DiffersSign />
            <VisuallyHidden> differs</VisuallyHidden>
          </>
        )}
      </th>
      {values.map((value, index) => (
        <td key={index} className={styles.value}>
          {value === '' ? <Unknown /> : value}
        </td>
      ))}
    </tr>
  );
}

/** Placeholder of a missing value. */
function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>not known</VisuallyHidden>
    </>
  );
}

/** The number of rows that differ, in one line that also explains the mark. */
export function Differences({ rows }: { rows: ComparisonRow[] }) {
  const count = rows.filter(({ differs }) => differs).length;
  return (
    <p className={styles.summary}>
      {count > 0 && <DiffersSign />}
      {summary(rows, count)}
    </p>
  );
}

function summary(rows: ComparisonRow[], count: number): string {
  if (rows.length === 0) return 'Choose two cars to see them side by side.';
  if (rows.some(({ values }) => values.includes(null))) return 'Add another car to see what differs.';
  if (count === 0) return 'The two have the same specification, as far as it is known.';
  return `Different in ${count} of ${rows.length} rows.`;
}

function DiffersSign() {
  return (
    <span className={styles.sign} aria-hidden="true">
      ≠
    </span>
  );
}
