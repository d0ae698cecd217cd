import { rupeesAndCents } from '@/lib/domain/figures';
import type { LoanOutcome } from '@/lib/domain/loan';

import fieldStyles from '../ui/field.module.css';
import styles from './loan-figures.module.css';

/** The results of a loan, or in their place why there are none. */
export function LoanFigures({ outcome }: { outcome: LoanOutcome }) {
  if ('results' in outcome) {
    const { monthlyPayment, totalInterest, totalPayments } = outcome.results;
    return (
      <dl className={styles.figures}>
        <Figure className={styles.main} label="Monthly payment" amount={monthlyPayment} />
        <Figure label="Total interest" amount={totalInterest} />
        <Figure label="Total payments" amount={totalPayments} />
      </dl>
    );
  }

  if (outcome.refused === 'downpayment above price') {
    return <p className={fieldStyles.problem}>The down payment is more than the price.</p>;
  }
  return <p className={styles.hint}>Fill in all four figures. Price and period must be above 0.</p>;
}

function Figure({
  label,
  amount,
  className,
}: {
  label: string;
  amount: number;
  className?: string | undefined;
}) {
  return (
    <div className={className}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.amount}>{rupeesAndCents(amount)}</dd>
    </div>
  );
}
