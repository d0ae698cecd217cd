import type { ChangeEvent, ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#use-texts';
import { editedAmount, parseAmount, withoutCommas } from '#lib/domain/text/amount.ts';
import { NumberField } from './number-field.tsx';

type Props = Omit<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'onBlur'> & {
  value: string;
  onChange: (text: string) => void;
};

/** A number that may be written with separators. It stays as it is typed, and has its thousands separated once it is left. */
export function AmountField({ value, onChange, ...rest }: Props) {
  const { whole } = useTexts().numbers;

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const text = editedAmount(value, target.value);
    if (text === target.value) return onChange(text);
    const caret = withoutCommas(target.value.slice(0, target.selectionStart ?? undefined)).length;
    flushSync(() => onChange(text));
    target.setSelectionRange(caret, caret);
  }

  function handleBlur() {
    const text = withSeparators(value, whole);
    if (text !== value) onChange(text);
  }

  return <NumberField {...rest} value={value} onChange={handleChange} onBlur={handleBlur} />;
}

/** The amount with its thousands separated; unchanged when it is no whole number. */
export function withSeparators(text: string, whole: (amount: number) => string): string {
  const amount = parseAmount(text);
  return Number.isInteger(amount) ? whole(amount) : text;
}
