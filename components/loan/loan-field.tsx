import { useId } from 'react';
import fieldStyles from '#components/ui/field.module.css';

const MAX_LENGTH = 20;

type Props = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  /** Shown inside the field, at its end. */
  suffix?: string | undefined;
  onChange: (text: string) => void;
};

/** One number of the loan; a text field, so that `1,250,000` can be typed. */
export function LoanField({ name, label, value, error, suffix, onChange }: Props) {
  const id = useId();
  const suffixId = `${id}suffix`;
  const errorId = `${id}error`;
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <span className={fieldStyles.affixed}>
        <input
          id={id}
          className={fieldStyles.control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : suffix && suffixId}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix && (
          <span id={suffixId} className={fieldStyles.unit}>
            {suffix}
          </span>
        )}
      </span>
      {error && (
        <p id={errorId} className={fieldStyles.problem}>
          {error}
        </p>
      )}
    </div>
  );
}
