'use client';

import { useState } from 'react';

import { DEFAULT_TERMS, defaultLoan, loan, type LoanInputs } from '#lib/domain/loan/loan.ts';
import { parseLoan, type LoanFormValues } from '#lib/domain/loan/loan-input.ts';

import { useDebounced } from '#components/ui/use-debounced.ts';
import styles from './loan-calculator.module.css';
import { LoanField } from './loan-field.tsx';
import { LoanFigures } from './loan-figures.tsx';

const TYPING_PAUSE_MS = 700;

/** The initial values for a car without a price. */
const WITHOUT_PRICE: LoanFormValues = {
  price: '',
  interestRate: String(DEFAULT_TERMS.interestRate),
  period: String(DEFAULT_TERMS.period),
  downpayment: '',
};

/**
 * What a loan for the car costs (docs/product.md 5).
 * @param props.price in rupees; null when it is not known, and the visitor fills it in.
 */
export function LoanCalculator({ price }: { price: number | null }) {
  return <Calculator key={price} initial={price === null ? WITHOUT_PRICE : asTyped(defaultLoan(price))} />;
}

function Calculator({ initial }: { initial: LoanFormValues }) {
  const [typed, setTyped] = useState(initial);
  const isTyping = useDebounced(typed, TYPING_PAUSE_MS) !== typed; // the results are read out once typing pauses

  const { inputs, errors } = parseLoan(typed);
  const hasErrors = Object.keys(errors).length > 0;

  function field(name: keyof LoanInputs) {
    return {
      name,
      value: typed[name],
      error: errors[name],
      onChange: (text: string) => setTyped({ ...typed, [name]: text }),
    };
  }

  return (
    <div className={styles.calculator}>
      <div className={styles.fields}>
        <LoanField {...field('price')} label="Price (Rs)" />
        <LoanField {...field('interestRate')} label="Interest rate (% a year)" />
        <LoanField {...field('period')} label="Period (months)" />
        <LoanField {...field('downpayment')} label="Down payment (Rs)" suffix={downpaymentShare(inputs)} />
      </div>
      <div className={styles.results} role="status" aria-atomic="true" aria-busy={isTyping}>
        <LoanFigures results={hasErrors ? null : loan(inputs)} hasErrors={hasErrors} />
      </div>
      <noscript>
        <p className={styles.note}>To see what other figures cost, switch JavaScript on or ask us.</p>
      </noscript>
    </div>
  );
}

function asTyped({ price, interestRate, period, downpayment }: LoanInputs): LoanFormValues {
  return {
    price: String(price),
    interestRate: String(interestRate),
    period: String(period),
    downpayment: String(downpayment),
  };
}

/** The down payment in percent of the price; undefined while one of them is missing or invalid. */
function downpaymentShare({ price, downpayment }: LoanInputs): string | undefined {
  const share = downpayment / price;
  return share >= 0 && share <= 1 ? `${Math.round(share * 100)} %` : undefined;
}
