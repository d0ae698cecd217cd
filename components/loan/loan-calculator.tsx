'use client';

import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { useTexts } from '#use-texts';
import { defaultLoan, loan, type LoanInputs, type LoanResults } from '#lib/domain/loan/loan.ts';
import { parseLoan, type LoanFormValues } from '#lib/domain/loan/loan-input.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import { NumberField } from '#components/ui/number-field.tsx';
import patterns from '#components/ui/patterns.module.css';
import { useDebounced } from '#components/ui/use-debounced.ts';
import styles from './loan-calculator.module.css';

const TYPING_PAUSE_MS = 700;
const MAX_LENGTH = 20;

/**
 * Calculates a loan for the car (docs/product.md 5).
 * @param props.price in rupees; null when unknown, for the visitor to fill in.
 */
export function LoanCalculator({ price }: { price: number | null }) {
  const texts = useTexts().loan;
  return <Calculator key={price} initial={initialValues(price, texts)} />;
}

function Calculator({ initial }: { initial: LoanFormValues }) {
  const { numbers, loan: texts } = useTexts();
  const [typed, setTyped] = useState(initial);
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const inputs = fields.current?.querySelectorAll('input') ?? [];
    const entries = [...inputs].map(({ name, value }) => [name, value] as const);
    setTyped((before) => ({ ...before, ...Object.fromEntries(entries) })); // typed before hydration
  }, []);
  const isTyping = useDebounced(typed, TYPING_PAUSE_MS) !== typed; // results are announced once typing pauses

  const { inputs, errors } = parseLoan(typed);
  const hasErrors = Object.keys(errors).length > 0;
  const share = downpaymentShare(inputs);
  const results = hasErrors ? null : loan(inputs);

  function field(name: keyof LoanInputs) {
    const error = errors[name];
    return {
      id: `loan-${name}`,
      label: texts[name],
      name,
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      maxLength: MAX_LENGTH,
      value: typed[name],
      error: error && texts.errors[error],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: target.value }),
    };
  }

  return (
    <div className={patterns.stack}>
      <div ref={fields} className={styles.fields}>
        <NumberField {...field('price')} />
        <NumberField {...field('interestRate')} />
        <NumberField {...field('period')} />
        <NumberField {...field('downpayment')} suffix={share === null ? undefined : numbers.percent(share)} />
      </div>
      <div className={styles.results} role="status" aria-atomic="true" aria-busy={isTyping}>
        {results && <LoanFigures {...results} />}
        {hasErrors && texts.correct}
        {!results && !hasErrors && texts.fillIn}
      </div>
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
      <Figure className={styles.main} label={texts.monthlyPayment} amount={monthlyPayment} />
      <Figure label={texts.totalInterest} amount={totalInterest} />
      <Figure label={texts.totalPayments} amount={totalPayments} />
    </dl>
  );
}

type FigureProps = { label: string; amount: number; className?: string | undefined };

function Figure({ label, amount, className }: FigureProps) {
  return (
    <div className={className}>
      <dt className={patterns.label}>{label}</dt>
      <dd className={styles.amount}>{useTexts().numbers.rupeesAndCents(amount)}</dd>
    </div>
  );
}

function initialValues(price: number | null, { rate }: ClientTexts['loan']): LoanFormValues {
  const { interestRate, period, downpayment } = defaultLoan(price ?? 0);
  return {
    price: price === null ? '' : String(price),
    interestRate: rate(interestRate),
    period: String(period),
    downpayment: price === null ? '' : String(downpayment),
  };
}

/** The down payment in percent of the price; null while one of them is missing or invalid. */
function downpaymentShare({ price, downpayment }: LoanInputs): number | null {
  const share = downpayment / price;
  return share >= 0 && share <= 1 ? Math.round(share * 100) : null;
}
