import { useEffectEvent, useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { useTexts } from '#use-texts';
import { loanWithTerms, termsFromStorage, withTypedTerm } from '#lib/domain/loan/loan-terms.ts';
import { defaultLoan, type LoanInputs } from '#lib/domain/loan/loan.ts';
import { parseLoan, type LoanFormValues } from '#lib/domain/loan/loan-input.ts';
import { editedAmount, parseAmount } from '#lib/domain/text/amount.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import { withSeparators } from '#components/ui/amount-field.tsx';
import { useDebounced } from '#components/ui/use-debounced.ts';
import { readStoredTerms, useTypedTerms } from './use-loan-terms.ts';

const TYPING_PAUSE_MS = 700;
const MAX_LENGTH = 20;

/**
 * The fields of the calculator and their numbers. The terms that are typed are those of the tab.
 * @param price in rupees; null when the visitor has to fill it in.
 */
export function useLoanForm(price: number | null) {
  const texts = useTexts();
  const { stored, typed: typedTexts, change: changeTerms } = useTypedTerms<LoanFormValues>();
  const typed = { ...loanTexts(price, stored, texts), ...typedTexts };

  function change(changes: Partial<LoanFormValues>) {
    const usual = defaultLoan(price ?? parseAmount(changes.price ?? typed.price));
    let terms = termsFromStorage(readStoredTerms());
    for (const [name, text] of Object.entries(changes))
      terms = withTypedTerm(terms, name as keyof LoanInputs, text, usual); // the keys of the form
    changeTerms(changes, terms);
  }

  const container = useRef<HTMLDivElement>(null);
  const keepTyped = useEffectEvent(() => {
    const changes = typedBeforeHydration(container.current, texts);
    if (Object.keys(changes).length > 0) change(changes);
  });
  useLayoutEffect(() => keepTyped(), []);

  const isTyping = useDebounced(typedTexts, TYPING_PAUSE_MS) !== typedTexts; // results are announced once typing pauses
  const { inputs, errors } = parseLoan(typed);

  function field(name: keyof LoanInputs) {
    const error = errors[name];
    return {
      id: `loan-${name}`,
      label: texts.loan[name],
      name,
      autoComplete: 'off',
      maxLength: MAX_LENGTH,
      value: typed[name],
      error: error && texts.loan.errors[error],
    };
  }

  function numberField(name: 'interestRate' | 'period') {
    return {
      ...field(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
    };
  }

  function amountField(name: 'price' | 'downpayment') {
    return { ...field(name), onChange: (text: string) => change({ [name]: text }) };
  }

  return {
    container,
    numberField,
    amountField,
    typed,
    inputs,
    hasErrors: Object.keys(errors).length > 0,
    isTyping,
  };
}

/** The texts of the fields for a price and the terms of the tab. */
function loanTexts(
  price: number | null,
  stored: string | null,
  { numbers, loan }: ClientTexts,
): LoanFormValues {
  const terms = termsFromStorage(stored);
  const { interestRate, period, downpayment } = loanWithTerms(price ?? NaN, terms);
  return {
    price: amountText(price ?? NaN),
    interestRate: loan.rate(interestRate),
    period: String(period),
    downpayment: typeof terms.percent === 'number' ? numbers.percent(terms.percent) : amountText(downpayment),
  };

  /** `''` without a price. */
  function amountText(amount: number): string {
    return Number.isNaN(amount) ? '' : numbers.whole(amount);
  }
}

/** What was typed into the fields that the server sent. Amounts have their thousands separated, unless they have the focus. */
function typedBeforeHydration(
  container: HTMLElement | null,
  { numbers }: ClientTexts,
): Partial<LoanFormValues> {
  const inputs = [...(container?.querySelectorAll('input') ?? [])];
  const changed = inputs.filter(({ value, defaultValue }) => value !== defaultValue);
  return Object.fromEntries(
    changed.map((input) => {
      const { name, value, defaultValue } = input;
      if (name !== 'price' && name !== 'downpayment') return [name, value];
      const amount = editedAmount(defaultValue, value);
      return [name, input === document.activeElement ? amount : withSeparators(amount, numbers.whole)];
    }),
  );
}
