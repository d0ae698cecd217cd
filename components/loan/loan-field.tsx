import { useId } from 'react';

import fieldStyles from '#components/ui/field.module.css';

/** Longer figures are no loan. */
const LONGEST_FIGURE = 20;

type Props = {
  name: string;
  label: string;
  value: string;
  /** What is wrong with the figure. */
  error: string | undefined;
  /** Shown inside the field, at its end. */
  note?: string | undefined;
  onType: (text: string) => void;
};

/** A figure of the loan; a text field, so that `1,250,000` can be typed. */
export function LoanField({ name, label, value, error, note, onType }: Props) {
  const id = useId();
  const noteId = `${id}note`;
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
          maxLength={LONGEST_FIGURE}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : note && noteId}
          onChange={(event) => onType(event.target.value)}
        />
        {note && (
          <span id={noteId} className={fieldStyles.unit}>
            {note}
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
