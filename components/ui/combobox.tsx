'use client';

import { useTexts } from '#use-texts';
import clsx from 'clsx';
import { useCombobox } from 'downshift';
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { ComboboxPopup } from './combobox-popup.tsx';
import { comboboxReducer, visibleOptions } from './combobox-reducer.ts';
import styles from './combobox.module.css';
import { Icon } from './icon.tsx';
import { optionName, optionText, optionValue, type Option } from './native-select.tsx';
import patterns from './patterns.module.css';

/** The options of a select with search. */
export type SelectOptions = {
  options: readonly Option[];
  /** `''` when nothing is chosen. */
  value: string;
  /** Text of the empty option, such as `Any make`. */
  anyLabel: string;
  /** True for a short list: a phone then shows no keyboard. */
  isShort?: boolean;
  isLoading?: boolean;
};

type Props = SelectOptions & {
  inputId: string;
  labelId: string;
  /** The native select that holds the value, which the combobox sets. */
  selectRef: RefObject<HTMLSelectElement | null>;
};

/** ARIA combobox with list autocomplete on top of a native select. Load it lazily: downshift is large. */
export function Combobox({ inputId, labelId, selectRef, isShort, isLoading = false, ...list }: Props) {
  const { options, value, anyLabel } = list;
  const { controls } = useTexts();
  const isFocusPress = useRef(false);
  const [hasFocus, setHasFocus] = useState(false);
  const names = options.map(optionName);
  const selected = options.find((option) => optionValue(option) === value);
  const name = selected ? optionName(selected) : value;
  const [typed, setTyped] = useState(name);
  const labels = new Map(options.map((option) => [optionName(option), optionText(option)]));
  const items = isLoading ? [] : visibleOptions(names, name, typed);

  const downshift = useCombobox<string>({
    inputId,
    labelId,
    items: [...items],
    selectedItem: name || null,
    inputValue: typed,
    stateReducer: comboboxReducer(names),
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => setSelectValue(selectRef.current, valueOf(selectedItem)),
  });

  useLayoutEffect(() => {
    if (document.activeElement === selectRef.current) document.getElementById(inputId)?.focus();
  }, [selectRef, inputId]);

  function valueOf(item: string | null): string {
    const option = options.find((one) => optionName(one) === item);
    return option ? optionValue(option) : (item ?? '');
  }

  function handleFocus(event: { currentTarget: HTMLInputElement }) {
    setHasFocus(true);
    event.currentTarget.select();
  }

  function handleMouseDown({ currentTarget }: MouseEvent) {
    isFocusPress.current = document.activeElement !== currentTarget;
  }

  /** WebKit would take back the selection when the press that gives the focus ends. */
  function handleMouseUp(event: MouseEvent) {
    if (isFocusPress.current) event.preventDefault();
  }

  /** Downshift handles input asynchronously, which would lose letters of fast typing. */
  function handleChange(event: { currentTarget: HTMLInputElement }) {
    setTyped(event.currentTarget.value);
  }

  /** The second Escape is for what the field is in, such as the filters of a phone. */
  function handleKeyDown({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !downshift.isOpen) Object.assign(nativeEvent, { preventDownshiftDefault: true });
  }

  function handleClear() {
    setSelectValue(selectRef.current, '');
    document.getElementById(inputId)?.focus();
  }

  return (
    <>
      <input
        {...downshift.getInputProps({
          onFocus: handleFocus,
          onBlur: () => setHasFocus(false),
          onChange: handleChange,
          onKeyDown: handleKeyDown,
        })}
        onMouseDown={handleMouseDown}
        onMouseUp={handleMouseUp}
        className={clsx(patterns.control, styles.input, value && styles.clearable)}
        placeholder={hasFocus && !isLoading && !isShort ? controls.typeToSearch : anyLabel}
        inputMode={isShort ? 'none' : 'search'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {value && (
        <button
          type="button"
          className={styles.clear}
          aria-label={controls.clear}
          aria-describedby={labelId}
          onClick={handleClear}
        >
          <Icon name="close" size={18} />
        </button>
      )}
      <ComboboxPopup
        downshift={downshift}
        items={items}
        labels={labels}
        chosen={name}
        isLoading={isLoading}
      />
    </>
  );
}

/** Sets the value and fires the `change` event, so that React's onChange of the select runs. */
function setSelectValue(select: HTMLSelectElement | null, value: string) {
  if (!select) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
