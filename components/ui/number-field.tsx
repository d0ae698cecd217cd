import type { ComponentProps } from 'react';
import field from './field.module.css';
import patterns from './patterns.module.css';

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  id: string;
  label: string;
  /** Shown inside the field at its end, such as a unit. */
  suffix?: string | undefined;
  error?: string | undefined;
};

/**
 * A number in a text field, since a number field hides invalid input, cannot group digits and changes with the mouse
 * wheel.
 */
export function NumberField({ id, label, suffix, error, ...attributes }: Props) {
  const suffixId = `${id}-unit`;
  const errorId = `${id}-error`;
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <span className={field.affixed}>
        <input
          {...attributes}
          id={id}
          className={patterns.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : suffix && suffixId}
        />
        {suffix && (
          <span id={suffixId} className={field.unit}>
            {suffix}
          </span>
        )}
      </span>
      {error && (
        <p id={errorId} className={field.problem}>
          {error}
        </p>
      )}
    </div>
  );
}
