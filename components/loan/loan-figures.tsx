import { formatRupeesAndCents } from '#lib/domain/text/format.ts';
import type { LoanResults } from '#lib/domain/loan/loan.ts';

import styles from './loan-figures.module.css';

type Props = {
  results: LoanResults | null;
  hasErrors: boolean;
};

/** The results of a loan, or what to fill in to see them. */
export function LoanFigures({ results, hasErrors }: Props) {
  if (results) {
    const { monthlyPayment, totalInterest, totalPayments } = results;
    return (
      <dl className={styles.figures}>
        <Figure className={styles.main} label="Monthly payment" amount={monthlyPayment} />
        <Figure label="Total interest" amount={totalInterest} />
        <Figure label="Total payments" amount={totalPayments} />
      </dl>
    );
  }

  return (
    <p className={styles.hint}>
      {hasErrors
        ? 'Correct the marked figure to see what the loan costs.'
        : 'Fill in all four figures to see what the loan costs.'}
    </p>
  );
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
      <dd className={styles.amount}>{formatRupeesAndCents(amount)}</dd>
    </div>
  );
}
