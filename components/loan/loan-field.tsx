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
  /** Shown inside the field, at its end. */
  note?: string | undefined;
  onType: (text: string) => void;
};

/** A figure of the loan; a text field, so that `1,250,000` can be typed. */
export function LoanField({ name, label, value, describedBy, isInvalid, note, onType }: Props) {
  const id = useId();
  const noteId = `${id}note`;
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
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? describedBy : note && noteId}
          onChange={(event) => onType(event.target.value)}
        />
        {note && (
          <span id={noteId} className={fieldStyles.unit}>
            {note}
          </span>
        )}
      </span>
    </div>
  );
}
