'use client';

import { useTexts } from '#use-texts';
import { isUnusualRate, loan, type LoanInputs, type LoanResults } from '#lib/domain/loan/loan.ts';
import type { NamedCar } from '#lib/texts/share-content.ts';
import { NumberField } from '#components/ui/number-field.tsx';
import patterns from '#components/ui/patterns.module.css';
import { AskAboutLoan } from './ask-about-loan.tsx';
import { CountingAmount } from './counting-amount.tsx';
import { LoanBreakdown } from './loan-breakdown.tsx';
import styles from './loan-calculator.module.css';
import { useLoanForm } from './use-loan-form.ts';

type Props = {
  /** In rupees; null when unknown, for the visitor to fill in. */
  price: number | null;
  car: NamedCar;
};

/** Calculates a loan for the car (docs/product.md 5). */
export function LoanCalculator(props: Props) {
  return <Calculator key={props.price} {...props} />;
}

function Calculator({ price, car }: Props) {
  const { numbers, loan: texts } = useTexts();
  const { container, field, amountField, inputs, hasErrors, isTyping } = useLoanForm(price);
  const share = downpaymentShare(inputs);
  const results = hasErrors ? null : loan(inputs);
  return (
    <div className={patterns.stack}>
      <div className={styles.results} role="status" aria-atomic="true" aria-busy={isTyping}>
        {results && <LoanFigures {...results} />}
        {!results && <span>{hasErrors ? texts.correct : texts.fillIn}</span>}
      </div>
      <div ref={container} className={styles.fields}>
        <NumberField {...amountField('price')} />
        <NumberField
          {...amountField('downpayment')}
          suffix={share === null ? undefined : numbers.percent(share)}
        />
        <NumberField
          {...field('interestRate')}
          hint={isUnusualRate(inputs.interestRate) ? texts.rateUnusual : undefined}
        />
        <NumberField {...field('period')} />
      </div>
      {results && <LoanBreakdown inputs={inputs} results={results} />}
      {results && <AskAboutLoan className={styles.ask} inputs={inputs} results={results} car={car} />}
      <noscript>
        <p className={patterns.hint}>{texts.withoutScript}</p>
      </noscript>
    </div>
  );
}

function LoanFigures({ monthlyPayment, totalInterest, totalPayments }: LoanResults) {
  const texts = useTexts().loan;
  return (
    <dl className={styles.figures}>
      <div className={styles.main}>
        <dt className={patterns.label}>{texts.monthlyPayment}</dt>
        <CountingAmount className={styles.amount} amount={monthlyPayment} />
      </div>
      <Figure label={texts.totalInterest} amount={totalInterest} />
      <Figure label={texts.totalPayments} amount={totalPayments} />
    </dl>
  );
}

function Figure({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <dt className={patterns.label}>{label}</dt>
      <dd className={styles.amount}>{useTexts().numbers.rupeesAndCents(amount)}</dd>
    </div>
  );
}

/** The down payment in percent of the price; null while one of them is missing or invalid. */
function downpaymentShare({ price, downpayment }: LoanInputs): number | null {
  const share = downpayment / price;
  return share >= 0 && share <= 1 ? Math.round(share * 100) : null;
}
