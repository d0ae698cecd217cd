import clsx from 'clsx';
import type { SyntheticEvent } from 'react';
import { useTexts } from '#use-texts';
import { LOAN_TERMS_STORAGE_KEY } from '#lib/domain/loan/loan-terms.ts';
import { defaultLoan, DOWNPAYMENT_SHARE } from '#lib/domain/loan/loan.ts';
import { isUnderstood, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { AmountField } from '#components/ui/amount-field.tsx';
import field from '#components/ui/field.module.css';
import patterns from '#components/ui/patterns.module.css';
import styles from './budget-terms.module.css';

const { interestRate, period } = defaultLoan(0);
const YEAR_MONTHS = 12;
/** Shorter than the usual one. */
const PERIODS = Array.from({ length: period / YEAR_MONTHS - 1 }, (_, years) =>
  String((years + 1) * YEAR_MONTHS),
);

/** The texts of the fields. */
export type TermTexts = { deposit: string; months: string };

type Props = {
  texts: TermTexts;
  /** With the numbers of these texts. */
  filter: SearchFilter;
  onChange: (change: Partial<TermTexts>) => void;
};

/** The loan terms behind the budget: as text, and as folded fields to change them. */
export function BudgetTerms({ texts: { deposit, months }, filter, onChange }: Props) {
  const { budget, numbers, vehicle } = useTexts();
  const usualDeposit = numbers.percent(DOWNPAYMENT_SHARE * 100);
  const down = typeof filter.deposit === 'number' ? numbers.rupees(filter.deposit) : usualDeposit;
  const terms = `${budget.terms(down, months || String(period), interestRate)}. ${vehicle.estimate}`;
  return (
    <details onInvalidCapture={unfold} data-restores={LOAN_TERMS_STORAGE_KEY}>
      {/* the key: a browser that translates the page replaces the text, which React could not change then */}
      <summary key={terms} className={clsx(patterns.hint, styles.summary)}>
        {`${terms} `}
        <u>{budget.change}</u>
      </summary>
      <div className={styles.fields}>
        <AmountField
          id="budget-deposit"
          name="deposit"
          label={budget.deposit}
          problem={isUnderstood('deposit', deposit) ? '' : budget.depositProblem}
          placeholder={budget.usualDeposit(usualDeposit)}
          value={deposit}
          onChange={(text) => onChange({ deposit: text })}
        />
        <label className={field.field}>
          <span className={field.label}>{budget.months}</span>
          <span className={field.choice}>
            <select
              className={clsx(patterns.control, field.select)}
              name="months"
              translate="no" // an option's text is its value
              value={months}
              onChange={({ target }) => onChange({ months: target.value })}
            >
              {(months && !PERIODS.includes(months) ? [...PERIODS, months] : PERIODS).map((option) => (
                <option key={option}>{option}</option>
              ))}
              <option value="">{period}</option>
            </select>
          </span>
        </label>
      </div>
    </details>
  );
}

/** The browser does not submit an invalid field, and cannot focus a hidden one. */
function unfold({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  currentTarget.open = true;
}
