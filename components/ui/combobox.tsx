'use client';

import clsx from 'clsx';
import { useCombobox } from 'downshift';
import { useLayoutEffect, useState, type RefObject } from 'react';

import styles from './combobox.module.css';
import { comboboxReducer, listedOptions } from './combobox-reducer';
import field from './field.module.css';
import { Icon } from './icon';
import { useRoomBelow } from './use-room-below';
import { VisuallyHidden } from './visually-hidden';

type Props = {
  inputId: string;
  labelId: string;
  /** The native select that keeps the value: what is chosen here is chosen there. */
  selectRef: RefObject<HTMLSelectElement | null>;
  options: readonly string[];
  value: string;
  anyLabel: string;
  isLoading: boolean;
};

/** Lists no longer than this are chosen from, not typed into: a phone need not bring up its keyboard. */
const SHORT_LIST = 7;

/** The searchable face of a native select: an ARIA combobox with list autocomplete. Heavy: load it when it is needed. */
export function Combobox({ inputId, labelId, selectRef, options, value, anyLabel, isLoading }: Props) {
  const [hasFocus, setHasFocus] = useState(false);
  const [typed, setTyped] = useState(value);
  const items = isLoading ? [] : listedOptions(options, value, typed);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<string>({
    inputId,
    labelId,
    items: [...items],
    selectedItem: value || null,
    inputValue: typed,
    stateReducer: comboboxReducer(options),
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => chooseNatively(selectRef.current, selectedItem ?? ''),
  });
  const popupRef = useRoomBelow<HTMLDivElement>(isOpen);

  useLayoutEffect(() => {
    if (document.activeElement === selectRef.current) document.getElementById(inputId)?.focus();
  }, [selectRef, inputId]);

  function clear() {
    chooseNatively(selectRef.current, '');
    document.getElementById(inputId)?.focus();
  }

  return (
    <>
      <input
        {...getInputProps({
          onFocus: (event) => {
            setHasFocus(true);
            event.currentTarget.select();
          },
          onBlur: () => setHasFocus(false),
        })}
        className={clsx(field.control, styles.input, value && styles.clearable)}
        placeholder={hasFocus && !isLoading ? 'Type to search' : anyLabel}
        inputMode={options.length > SHORT_LIST ? 'search' : 'none'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <span className={field.unit}>
        <Icon name="down" size={18} />
      </span>
      {value && (
        <button
          type="button"
          className={styles.clear}
          aria-describedby={labelId}
          aria-label="Clear all"
          onClick={clear}
        >
          <Icon name="close" size={18} />
        </button>
      )}
      <div ref={popupRef} className={styles.popup}>
        <ul
          {...getMenuProps({ 'aria-label': 'Options' })}
          className={clsx(styles.list, isOpen && styles.open)}
        >
          {isOpen &&
            items.map((item, index) => (
              <li
                key={item}
                {...getItemProps({ item, index })}
                className={clsx(styles.item, index === highlightedIndex && styles.highlighted)}
              >
                {item}
                {item === value && <Icon name="check" size={18} />}
              </li>
            ))}
          {isOpen && items.length === 0 && (
            <li role="presentation" className={styles.nothing}>
              {isLoading ? 'Loading...' : 'No items found'}
            </li>
          )}
        </ul>
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{isOpen && !isLoading ? countText(items.length) : ''}</span>
      </VisuallyHidden>
    </>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 option' : `${count} options`;
}

/** As if the visitor had chosen it in the select itself, for whoever listens there. */
function chooseNatively(select: HTMLSelectElement | null, value: string) {
  if (!select) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
