import clsx from 'clsx';

import type { EnquiryField as Field } from '#lib/domain/enquiry/forms.ts';

import field from '#components/ui/field.module.css';
import { EnquiryControl } from './enquiry-control.tsx';
import styles from './enquiry-field.module.css';

type Props = {
  field: Field;
  /** Of the control. */
  id: string;
  initialText: string;
  /** What is wrong with the value. */
  problem: string | undefined;
};

/** One field with its label, its hint and its problem. */
export function EnquiryField({ field: described, id, initialText, problem }: Props) {
  const [labelId, hintId, problemId] = [`${id}-label`, `${id}-hint`, `${id}-problem`];
  const notes = [problem && problemId, described.hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={clsx(field.field, isLong(described) && styles.wide)}>
      <label className={field.label} htmlFor={id}>
        <span id={labelId}>{described.label}</span>
        <span className={styles.required} aria-hidden="true">
          {' '}
          *
        </span>
      </label>
      <EnquiryControl
        field={described}
        id={id}
        labelledBy={labelId}
        describedBy={notes || undefined}
        isInvalid={!!problem}
        initialText={initialText}
      />
      {described.hint && (
        <span id={hintId} className={styles.hint}>
          {described.hint}
        </span>
      )}
      {problem && (
        <span id={problemId} className={field.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}

/** What is typed here needs a line of its own. */
function isLong({ isProse, control, autoComplete }: Field): boolean {
  return isProse === true || control === 'email' || autoComplete === 'street-address';
}
