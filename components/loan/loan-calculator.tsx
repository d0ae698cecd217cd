'use client';

import { useTexts } from '#use-texts';
import { isUnusualRate, loan, type LoanInputs, type LoanResults } from '#lib/domain/loan/loan.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import type { NamedCar } from '#components/share/share-content.ts';
import { AmountField } from '#components/ui/amount-field.tsx';
import { NumberField } from '#components/ui/number-field.tsx';
import patterns from '#components/ui/patterns.module.css';
import { parsePercent } from '#lib/domain/text/amount.ts';
import { AskAboutLoan } from './ask-about-loan.tsx';
import { CountingAmount } from './counting-amount.tsx';
import { EstimateNote } from './estimate-note.tsx';
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
  const { container, numberField, amountField, typed, inputs, hasErrors, isTyping } = useLoanForm(price);
  const results = hasErrors ? null : loan(inputs);
  return (
    <div className={patterns.stack}>
      <div className={styles.results} role="status" aria-atomic="true" aria-busy={isTyping}>
        {results && <LoanFigures {...results} />}
        {!results && <span>{hasErrors ? texts.correct : texts.fillIn}</span>}
      </div>
      <div ref={container} className={styles.fields}>
        <AmountField {...amountField('price')} />
        <AmountField {...amountField('downpayment')} suffix={otherUnit(typed.downpayment, inputs, numbers)} />
        <NumberField
          {...numberField('interestRate')}
          hint={isUnusualRate(inputs.interestRate) ? texts.rateUnusual : undefined}
        />
        <NumberField {...numberField('period')} />
      </div>
      <EstimateNote />
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

/** A down payment in percent of the price, one typed in percent in rupees; none while one of them is missing or invalid. */
function otherUnit(
  typed: string,
  { price, downpayment }: LoanInputs,
  numbers: ClientTexts['numbers'],
): string | undefined {
  const share = downpayment / price;
  if (!(share >= 0 && share <= 1)) return undefined;
  return Number.isNaN(parsePercent(typed))
    ? numbers.percent(Math.round(share * 100))
    : numbers.rupees(downpayment);
}
