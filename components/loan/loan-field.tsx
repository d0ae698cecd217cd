import { useId } from 'react';

import fieldStyles from '../ui/field.module.css';

/** Longer figures are no loan. */
const LONGEST_FIGURE = 20;

type Props = {
  name: string;
  label: string;
  value: string;
  describedBy: string;
  isInvalid: boolean;
  onType: (text: string) => void;
};

/** A figure of the loan; a text field, so that `1,250,000` can be typed. */
export function LoanField({ name, label, value, describedBy, isInvalid, onType }: Props) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={fieldStyles.control}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={LONGEST_FIGURE}
        value={value}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? describedBy : undefined}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
