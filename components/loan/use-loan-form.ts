import { useLayoutEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#use-texts';
import { defaultLoan, type LoanInputs } from '#lib/domain/loan/loan.ts';
import {
  parseLoan,
  parseNumber,
  withoutMisplacedSeparators,
  withoutSeparators,
  type LoanFormValues,
} from '#lib/domain/loan/loan-input.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import { useDebounced } from '#components/ui/use-debounced.ts';

const TYPING_PAUSE_MS = 700;
const MAX_LENGTH = 20;

/**
 * The fields of the calculator and their numbers.
 * @param price in rupees; null when the visitor has to fill it in.
 */
export function useLoanForm(price: number | null) {
  const { numbers, loan: texts } = useTexts();
  const [typed, setTyped] = useState(() => initialValues(price, numbers, texts));
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const inputs = container.current?.querySelectorAll('input') ?? [];
    const entries = [...inputs].map((input) => [input.name, typedBeforeHydration(input, numbers)] as const);
    setTyped((before) => ({ ...before, ...Object.fromEntries(entries) }));
  }, [numbers]);
  const isTyping = useDebounced(typed, TYPING_PAUSE_MS) !== typed; // results are announced once typing pauses
  const { inputs, errors } = parseLoan(typed);

  function change(name: keyof LoanInputs, value: string) {
    setTyped((before) => ({ ...before, [name]: value }));
  }

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
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.value),
    };
  }

  /** An amount has its thousands separated while it is not being changed. */
  function amountField(name: 'price' | 'downpayment') {
    return {
      ...field(name),
      onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
        const isSelected = target.selectionEnd === target.value.length && target.selectionStart === 0; // reached by Tab
        flushSync(() => change(name, withoutSeparators(target.value)));
        if (isSelected) target.select();
      },
      onBlur: ({ target }: FocusEvent<HTMLInputElement>) =>
        change(name, withSeparators(target.value, numbers)),
    };
  }

  return { container, field, amountField, inputs, hasErrors: Object.keys(errors).length > 0, isTyping };
}

function initialValues(
  price: number | null,
  { whole }: ClientTexts['numbers'],
  { rate }: ClientTexts['loan'],
): LoanFormValues {
  const { interestRate, period, downpayment } = defaultLoan(price ?? 0);
  return {
    price: price === null ? '' : whole(price),
    interestRate: rate(interestRate),
    period: String(period),
    downpayment: price === null ? '' : whole(downpayment),
  };
}

/** The text of a field. An amount has its thousands separated, unless it has the focus. */
function typedBeforeHydration(input: HTMLInputElement, numbers: ClientTexts['numbers']): string {
  const { name, value } = input;
  if (name !== 'price' && name !== 'downpayment') return value;
  const amount = withoutMisplacedSeparators(value);
  return input === document.activeElement ? amount : withSeparators(amount, numbers);
}

/** The amount with its thousands separated; unchanged when it is no whole number. */
function withSeparators(typed: string, { whole }: ClientTexts['numbers']): string {
  const amount = parseNumber(typed);
  return Number.isInteger(amount) ? whole(amount) : typed;
}
