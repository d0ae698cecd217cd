import clsx from 'clsx';
import { useTexts } from '#use-texts';
import type { Slots } from '#lib/domain/compare/compare-slots.ts';
import type { ComparisonRow } from './comparison-rows.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import patterns from '#components/ui/patterns.module.css';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { BetterMark } from './better-mark.tsx';
import styles from './comparison-table.module.css';

type Props = { rows: ComparisonRow[]; vehicles: Slots<Vehicle> };

/** The specifications of both cars side by side. */
export function ComparisonTable({ rows, vehicles }: Props) {
  const { compare } = useTexts();
  return (
    <table className={styles.table} aria-label={compare.specification}>
      <thead className={patterns.visuallyHidden}>
        <tr>
          <th scope="col">{compare.specification}</th>
          {vehicles.map((vehicle, index) => (
            <th key={index} scope="col">
              {vehicle ? vehicleTitle(vehicle) : compare.noCar}
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

function Row({ label, values, differs, better }: ComparisonRow) {
  const { compare } = useTexts();
  return (
    <tr className={clsx(styles.row, differs && styles.differs)}>
      <th scope="row" className={styles.label}>
        {label}
        {differs && <VisuallyHidden>{` ${compare.differs}`}</VisuallyHidden>}
      </th>
      {values.map((value, index) => (
        <td key={index} className={styles.value} lang={value?.lang}>
          {value && <span>{value.text || <Unknown />}</span>}
          {index === better && <BetterMark />}
        </td>
      ))}
    </tr>
  );
}

/** Placeholder of a missing value. */
export function Unknown() {
  const { compare } = useTexts();
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{compare.notKnown}</VisuallyHidden>
    </>
  );
}

/** The number of rows that differ, in one line. */
export function Differences({ rows }: { rows: ComparisonRow[] }) {
  const { compare } = useTexts();
  const count = rows.filter(({ differs }) => differs).length;
  return <p className={styles.summary}>{summary(rows, count, compare)}</p>;
}

function summary(rows: ComparisonRow[], count: number, compare: ClientTexts['compare']): string {
  if (rows.length === 0) return compare.chooseTwo;
  if (rows.some(({ values }) => values.includes(null))) return compare.addAnother;
  if (count === 0) return compare.same;
  return compare.different(count);
}
