import clsx from 'clsx';
import type { ComponentProps } from 'react';
import field from './field.module.css';
import patterns from './patterns.module.css';

/** An option, or its value with another label and with the name by which it is typed: the value by default. */
export type Option = string | { value: string; name?: string; label: string };

type Props = Omit<ComponentProps<'select'>, 'children' | 'className' | 'value'> & {
  options: readonly Option[];
  /** `''` when nothing is chosen; undefined for an uncontrolled select. */
  value?: string;
  /** Label of the empty option; undefined for none. */
  anyLabel?: string;
};

export function optionValue(option: Option): string {
  return typeof option === 'string' ? option : option.value;
}

export function optionText(option: Option): string {
  return typeof option === 'string' ? option : option.label;
}

export function optionName(option: Option): string {
  return typeof option === 'string' ? option : (option.name ?? option.value);
}

/** Whether the option is sent by its text, without a value of its own. A page has hundreds: this saves 2 % of its bytes. */
function isSentByText(option: Option): boolean {
  return optionText(option) === optionValue(option);
}

/**
 * A native select in the site's style. A value outside the options stays selectable. Where a text is the value, the browser
 * must not translate it.
 */
export function NativeSelect({ options, value, anyLabel, ...rest }: Props) {
  const isAmong = !value || options.some((option) => optionValue(option) === value);
  const shown = isAmong ? options : [value, ...options];
  return (
    <span className={field.choice}>
      <select
        {...rest}
        value={value}
        translate={shown.some(isSentByText) ? 'no' : undefined}
        className={clsx(patterns.control, field.select, value === '' && field.any)}
      >
        {anyLabel !== undefined && <option value="">{anyLabel}</option>}
        {shown.map((option) => (
          <option key={optionValue(option)} value={isSentByText(option) ? undefined : optionValue(option)}>
            {optionText(option)}
          </option>
        ))}
      </select>
    </span>
  );
}
