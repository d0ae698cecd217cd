'use client';

import { useTexts } from '#use-texts';
import clsx from 'clsx';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Combobox as ComboboxComponent, SelectOptions } from './combobox.tsx';
import field from './field.module.css';
import { NativeSelect } from './native-select.tsx';
import patterns from './patterns.module.css';

type Props = SelectOptions & {
  id: string;
  name: string;
  label: string;
  onChange: (value: string) => void;
};

/**
 * A select with search. The server renders a native select, which works without JavaScript and always holds name and
 * value. Once loaded, a combobox replaces it visually, but not while the visitor is using the select.
 */
export function SearchableSelect({ id, name, label, onChange, ...list }: Props) {
  const { options, value, anyLabel, isLoading } = list;
  const { controls } = useTexts();
  const labelId = `${id}-label`;
  const inputId = `${id}-input`;
  const selectRef = useRef<HTMLSelectElement>(null);
  const [isInUse, setIsInUse] = useState(false);
  const [Combobox, setCombobox] = useState<typeof ComboboxComponent | null>(null);
  const isSearchable = Combobox !== null && !isInUse;

  const loadCombobox = useCallback(() => {
    import('./combobox.tsx').then(
      (loaded) => startTransition(() => setCombobox(() => loaded.Combobox)),
      () => null, // offline: keep the native select; the next focus tries again
    );
  }, []);
  useEffect(() => whenIdle(loadCombobox), [loadCombobox]);

  return (
    <div className={field.field}>
      <label id={labelId} htmlFor={isSearchable ? inputId : id} className={field.label}>
        {label}
      </label>
      <div className={clsx(field.box, isSearchable && field.choice)}>
        <div
          className={isSearchable ? patterns.visuallyHidden : undefined}
          aria-hidden={isSearchable || undefined}
        >
          <NativeSelect
            ref={selectRef}
            id={id}
            name={name}
            options={options}
            value={value}
            anyLabel={anyLabel}
            tabIndex={isSearchable ? -1 : undefined}
            onChange={(event) => onChange(event.target.value)}
            onFocus={loadCombobox}
            onPointerDown={() => setIsInUse(true)}
            onKeyDown={() => setIsInUse(true)}
            onBlur={() => setIsInUse(false)}
          />
        </div>
        {isSearchable && (
          <Combobox
            {...list}
            anyLabel={isLoading ? controls.loading : anyLabel}
            inputId={inputId}
            labelId={labelId}
            selectRef={selectRef}
          />
        )}
      </div>
    </div>
  );
}

/** @returns a function that cancels the task. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task); // Safari
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task);
  return () => cancelIdleCallback(request);
}
