'use client';

import { useId, useState } from 'react';

import { defaultLoan, loan, type LoanInputs } from '@/lib/domain/loan';
import { typedNumber } from '@/lib/domain/loan-input';

import styles from './loan-calculator.module.css';
import { LoanField } from './loan-field';
import { LoanFigures } from './loan-figures';
import { useIsTyping } from './use-is-typing';

type Typed = Record<keyof LoanInputs, string>;

const NOTHING_TYPED: Typed = { price: '', interestRate: '', period: '', downpayment: '' };

/**
 * What a loan for the car costs. A car with a price, in rupees, opens with the defaults and their results; without one
 * every field is empty (spec sections 4 and 9).
 */
export function LoanCalculator({ price }: { price: number | null }) {
  return <Calculator key={price} opening={price === null ? NOTHING_TYPED : asTyped(defaultLoan(price))} />;
}

function Calculator({ opening }: { opening: Typed }) {
  const [typed, setTyped] = useState(opening);
  const { isTyping, noteTyping } = useIsTyping();
  const resultsId = useId();

  const inputs = readTyped(typed);
  const outcome = loan(inputs);
  const isDownpaymentRefused = 'refused' in outcome && outcome.refused === 'downpayment above price';

  function field(name: keyof LoanInputs) {
    return {
      name,
      value: typed[name],
      describedBy: resultsId,
      isInvalid: isUnreadable(typed[name], inputs[name]) || (name === 'downpayment' && isDownpaymentRefused),
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
      <div id={resultsId} className={styles.results} role="status" aria-atomic="true" aria-busy={isTyping}>
        <LoanFigures outcome={outcome} />
      </div>
      <noscript>
        <p className={styles.note}>To see what other figures cost, switch JavaScript on or ask us.</p>
      </noscript>
    </div>
  );
}

function asTyped({ price, interestRate, period, downpayment }: LoanInputs): Typed {
  return {
    price: String(price),
    interestRate: String(interestRate),
    period: String(period),
    downpayment: String(downpayment),
  };
}

function readTyped({ price, interestRate, period, downpayment }: Typed): LoanInputs {
  return {
    price: typedNumber(price),
    interestRate: typedNumber(interestRate),
    period: typedNumber(period),
    downpayment: typedNumber(downpayment),
  };
}

/** How much of the price is paid down; nothing while that cannot be said. */
function downpaymentShare({ price, downpayment }: LoanInputs): string | undefined {
  const share = downpayment / price;
  return share >= 0 && share <= 1 ? `${Math.round(share * 100)} %` : undefined;
}

/** An empty field is not wrong yet; what no loan can have is. */
function isUnreadable(text: string, value: number): boolean {
  return text.trim() !== '' && !(value >= 0);
}
