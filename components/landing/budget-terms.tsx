import clsx from 'clsx';
import { useTexts } from '#use-texts';
import { defaultLoan, DOWNPAYMENT_SHARE } from '#lib/domain/loan/loan.ts';
import field from '#components/ui/field.module.css';
import patterns from '#components/ui/patterns.module.css';
import styles from './budget-terms.module.css';

const { interestRate, period } = defaultLoan(0);
const YEAR_MONTHS = 12;
/** Shorter than the usual one. */
const PERIODS = Array.from({ length: period / YEAR_MONTHS - 1 }, (_, years) =>
  String((years + 1) * YEAR_MONTHS),
);

type Props = {
  /** Text of each field; both fields may be missing. */
  entered: Record<string, string>;
  onChange: (change: Record<string, string>) => void;
};

/** The digits of a deposit in rupees, as the search takes them. */
export function depositDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 9);
}

/** The loan terms behind the budget: as text, and as folded fields to change them. */
export function BudgetTerms({ entered: { deposit = '', months = '' }, onChange }: Props) {
  const { budget, numbers } = useTexts();
  const usualDeposit = numbers.percent(DOWNPAYMENT_SHARE * 100);
  const down = deposit ? numbers.rupees(Number(deposit)) : usualDeposit;
  const terms = budget.terms(down, months || String(period), interestRate);
  return (
    <details>
      {/* the key: a browser that translates the page replaces the text, which React could not change then */}
      <summary key={terms} className={styles.summary}>
        {terms}
        <span className={styles.change}>{budget.change}</span>
      </summary>
      <div className={styles.fields}>
        <label className={field.field}>
          <span className={field.label}>{budget.deposit}</span>
          <input
            className={patterns.control}
            name="deposit"
            inputMode="numeric"
            pattern="[0-9]{0,9}"
            maxLength={12}
            title={budget.digitsOnly}
            autoComplete="off"
            placeholder={budget.usualDeposit(usualDeposit)}
            value={deposit}
            onChange={({ target }) => onChange({ deposit: depositDigits(target.value) })}
          />
        </label>
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
              {PERIODS.map((option) => (
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
