import { useTexts } from '#use-texts';
import type { UseComboboxReturnValue } from 'downshift';
import { useEffect, useRef } from 'react';
import styles from './combobox.module.css';
import { Icon } from './icon.tsx';
import listbox from './listbox.module.css';
import { NonBreakingWords } from './non-breaking-words.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Downshift = Pick<UseComboboxReturnValue<string>, 'isOpen' | 'getMenuProps' | 'getItemProps'>;

type Props = {
  downshift: Downshift;
  items: readonly string[];
  /** Label of each item. */
  labels: ReadonlyMap<string, string>;
  /** The chosen item; `''` for none. */
  chosen: string;
  isLoading: boolean;
};

/**
 * The popup of a combobox: its options, or why there are none. Screen readers announce the number of options. When the
 * viewport or the on-screen keyboard cuts it off, the field is scrolled to the top.
 */
export function ComboboxPopup({ downshift, items, labels, chosen, isLoading }: Props) {
  const { controls } = useTexts();
  const { isOpen, getMenuProps, getItemProps } = downshift;
  const ref = useRef<HTMLDivElement>(null);
  const shown = isOpen ? items : [];

  useEffect(() => {
    const popup = ref.current;
    const viewport = window.visualViewport;
    if (!isOpen || !popup || !viewport) return;

    function scrollIfCut() {
      if (popup && viewport && popup.getBoundingClientRect().bottom > viewport.offsetTop + viewport.height) {
        popup.parentElement?.scrollIntoView({ block: 'start' });
      }
    }
    scrollIfCut();
    viewport.addEventListener('resize', scrollIfCut);
    return () => viewport.removeEventListener('resize', scrollIfCut);
  }, [isOpen]);

  return (
    <>
      <div ref={ref} className={styles.popup} hidden={!isOpen}>
        <ul
          {...getMenuProps({ 'aria-label': controls.options })}
          className={styles.list}
          hidden={shown.length === 0}
        >
          {shown.map((item, index) => (
            <li key={item} {...getItemProps({ item, index })} className={listbox.option}>
              <span>
                <NonBreakingWords text={labels.get(item) ?? item} />
              </span>
              {item === chosen && <Icon name="check" size={18} />}
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <p className={styles.nothing}>{isLoading ? controls.loading : controls.nothingFound}</p>
        )}
      </div>
      <VisuallyHidden aria-live="polite">
        {isOpen && !isLoading ? controls.optionCount(items.length) : ''}
      </VisuallyHidden>
    </>
  );
}
