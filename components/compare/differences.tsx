import type { ComparisonRow } from '#lib/domain/compare/comparison.ts';

import { DiffersSign } from './comparison-table.tsx';
import styles from './differences.module.css';

/** What the comparison comes to, in one line, and what its sign means. */
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
