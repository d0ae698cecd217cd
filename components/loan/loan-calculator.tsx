'use client';

import { useState } from 'react';

import { DEFAULT_TERMS, defaultLoan, loan, type LoanInputs } from '#lib/domain/loan/loan.ts';
import { parseLoan, type LoanFormValues } from '#lib/domain/loan/loan-input.ts';

import styles from './loan-calculator.module.css';
import { LoanField } from './loan-field.tsx';
import { LoanFigures } from './loan-figures.tsx';
import { useIsTyping } from './use-is-typing.ts';

/** A car without a price: the terms are the usual ones, and the price is the visitor's to fill in. */
const WITHOUT_PRICE: LoanFormValues = {
  price: '',
  interestRate: String(DEFAULT_TERMS.interestRate),
  period: String(DEFAULT_TERMS.period),
  downpayment: '',
};

/**
 * What a loan for the car costs. A car with a price, in rupees, opens with the defaults and their results; one without
 * opens with the default rate and period (spec sections 4 and 9).
 */
export function LoanCalculator({ price }: { price: number | null }) {
  return <Calculator key={price} opening={price === null ? WITHOUT_PRICE : asTyped(defaultLoan(price))} />;
}

function Calculator({ opening }: { opening: LoanFormValues }) {
  const [typed, setTyped] = useState(opening);
  const { isTyping, noteTyping } = useIsTyping();

  const { inputs, errors } = parseLoan(typed);
  const hasErrors = Object.keys(errors).length > 0;

  function field(name: keyof LoanInputs) {
    return {
      name,
      value: typed[name],
      error: errors[name],
      onType(text: string) {
        noteTyping();
        setTyped({ ...typed, [name]: text });
      },
    };
  }

  return (
    <div className={styles.calculator}>
      <div className={styles.fields}>
        <LoanField {...field('price')} label="Price (Rs)" />
        <LoanField {...field('interestRate')} label="Interest rate (% a year)" />
        <LoanField {...field('period')} label="Period (months)" />
        <LoanField {...field('downpayment')} label="Down payment (Rs)" note={downpaymentShare(inputs)} />
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

/** How much of the price is paid down; nothing while that cannot be said. */
function downpaymentShare({ price, downpayment }: LoanInputs): string | undefined {
  const share = downpayment / price;
  return share >= 0 && share <= 1 ? `${Math.round(share * 100)} %` : undefined;
}
