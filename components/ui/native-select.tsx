import clsx from 'clsx';
import type { ComponentProps } from 'react';
import field from './field.module.css';
import { Icon } from './icon.tsx';

type Props = Omit<ComponentProps<'select'>, 'children' | 'className' | 'value'> & {
  options: readonly string[];
  /** `''` when nothing is chosen; undefined for an uncontrolled select. */
  value?: string;
  /** Text of the empty option. */
  anyLabel: string;
};

/** A native select in the site's style. A value outside the options stays selectable. */
export function NativeSelect({ options, value, anyLabel, ...rest }: Props) {
  const shown = !value || options.includes(value) ? options : [value, ...options];
  return (
    <span className={field.affixed}>
      <select
        {...rest}
        value={value}
        className={clsx(field.control, field.select, value === '' && field.any)}
      >
        <option value="">{anyLabel}</option>
        {shown.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <span className={field.unit}>
        <Icon name="down" size={18} />
      </span>
    </span>
  );
}
