import { useTexts } from '#use-texts';
import type { LoanInputs, LoanResults } from '#lib/domain/loan/loan.ts';
import patterns from '#components/ui/patterns.module.css';
import styles from './loan-breakdown.module.css';

type Props = { inputs: LoanInputs; results: LoanResults };

/** What a loan is made up of: the price and its interest as one bar. */
export function LoanBreakdown({ inputs, results }: Props) {
  const { numbers, loan: texts } = useTexts();
  const { price, downpayment } = inputs;
  const parts = [
    { name: 'downpayment', amount: downpayment },
    { name: 'financed', amount: price - downpayment },
    { name: 'interest', amount: results.totalInterest },
  ] as const;
  return (
    <div className={styles.breakdown}>
      <Bar amounts={parts.map(({ amount }) => amount)} />
      <ul className={styles.parts}>
        {parts.map(({ name, amount }) => (
          <li key={name}>
            <span className={patterns.hint}>{texts.parts[name]}</span>
            <span className={styles.amount}>{numbers.rupees(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The parts of a sum beside each other; attributes, because the policy of the page forbids styles in its HTML. */
function Bar({ amounts }: { amounts: number[] }) {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const ends = amounts.map((_, index) => percent(amounts.slice(0, index + 1)));

  function percent(some: number[]): number {
    return Math.round((some.reduce((total, amount) => total + amount, 0) / sum) * 1000) / 10;
  }

  return (
    <svg aria-hidden="true" className={styles.bar} width="100%" height="12">
      {ends.map((end, index) => (
        <rect
          key={index}
          x={`${ends[index - 1] ?? 0}%`}
          width={`${end - (ends[index - 1] ?? 0)}%`}
          height="12"
        />
      ))}
    </svg>
  );
}
