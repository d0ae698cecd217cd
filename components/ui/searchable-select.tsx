'use client';

import { lazy, useId, useRef, useState } from 'react';

import field from './field.module.css';
import { NativeSelect } from './native-select.tsx';
import styles from './searchable-select.module.css';
import { useEnhancement } from './use-enhancement.ts';
import hidden from './visually-hidden.module.css';

const Combobox = lazy(loadCombobox);

type Props = {
  name: string;
  label: string;
  options: readonly string[];
  /** `''` when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** What an open choice is called, such as `Any make`. */
  anyLabel: string;
  /** A list that is seen whole and chosen from, not typed into: a phone need not bring up its keyboard. */
  isShort?: boolean;
  isLoading?: boolean;
};

/**
 * A choice from a list, with the texts of spec section 9. The native select is what the server renders, what works
 * without JavaScript, and what carries name and value throughout; the combobox that searches the list takes its place
 * once it is loaded, but never while the visitor is using the select.
 */
export function SearchableSelect({
  name,
  label,
  options,
  value,
  onChange,
  anyLabel,
  isShort = false,
  isLoading = false,
}: Props) {
  const id = useId();
  const labelId = `${id}label`;
  const inputId = `${id}input`;
  const selectRef = useRef<HTMLSelectElement>(null);
  const [isInUse, setIsInUse] = useState(false);
  const { isLoaded, loadNow } = useEnhancement(loadCombobox);
  const isSearchable = isLoaded && !isInUse;
  const openLabel = isLoading ? 'Loading...' : anyLabel;

  return (
    <div className={field.field}>
      <label id={labelId} htmlFor={isSearchable ? inputId : id} className={field.label}>
        {label}
      </label>
      <div className={styles.box}>
        <div className={isSearchable ? hidden.hidden : undefined} aria-hidden={isSearchable || undefined}>
          <NativeSelect
            ref={selectRef}
            id={id}
            name={name}
            options={options}
            value={value}
            anyLabel={isSearchable ? anyLabel : openLabel}
            tabIndex={isSearchable ? -1 : undefined}
            onChange={(event) => onChange(event.target.value)}
            onFocus={loadNow}
            onPointerDown={() => setIsInUse(true)}
            onKeyDown={() => setIsInUse(true)}
            onBlur={() => setIsInUse(false)}
          />
        </div>
        {isSearchable && (
          <Combobox
            inputId={inputId}
            labelId={labelId}
            selectRef={selectRef}
            options={options}
            value={value}
            anyLabel={openLabel}
            isShort={isShort}
            isLoading={isLoading}
          />
        )}
      </div>
    </div>
  );
}

async function loadCombobox() {
  const { Combobox } = await import('./combobox.tsx');
  return { default: Combobox };
}
