import type { ComponentProps } from 'react';
import field from './field.module.css';
import patterns from './patterns.module.css';
import { Problem } from './problem.tsx';

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  id: string;
  label: string;
  /** Shown inside the field at its end, such as a unit. */
  suffix?: string | undefined;
  error?: string | undefined;
  /** Shown below the field while it has no error. */
  hint?: string | undefined;
  /** Why the browser must not submit the field; empty when it may. */
  problem?: string | undefined;
};

/**
 * A number in a text field, since a number field hides invalid input, cannot group digits and changes with the mouse
 * wheel. components/behaviour/select-numbers.ts selects its text when it gets the focus.
 */
export function NumberField({ id, label, suffix, error, hint, problem = '', ...attributes }: Props) {
  const suffixId = `${id}-unit`;
  const noteId = `${id}-note`;
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <span className={field.affixed}>
        <input
          inputMode="decimal"
          {...attributes}
          ref={(input) => input?.setCustomValidity(problem)}
          id={id}
          className={patterns.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [(error ?? hint) && noteId, suffix && suffixId].filter(Boolean).join(' ') || undefined
          }
        />
        {suffix && (
          <span id={suffixId} className={field.unit}>
            {suffix}
          </span>
        )}
      </span>
      {error && <Problem id={noteId} text={error} />}
      {!error && hint && (
        <p id={noteId} className={patterns.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
