import clsx from 'clsx';
import type { UseComboboxReturnValue } from 'downshift';
import styles from './combobox.module.css';
import { Icon } from './icon.tsx';
import { NonBreakingWords } from './non-breaking-words.tsx';
import { useScrollIntoView } from './use-scroll-into-view.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type Downshift = Pick<
  UseComboboxReturnValue<string>,
  'isOpen' | 'highlightedIndex' | 'getMenuProps' | 'getItemProps'
>;

type Props = {
  downshift: Downshift;
  items: readonly string[];
  value: string;
  isLoading: boolean;
};

/** The popup of a combobox: its options, or why there are none; screen readers announce their number. */
export function ComboboxPopup({ downshift, items, value, isLoading }: Props) {
  const { isOpen, highlightedIndex, getMenuProps, getItemProps } = downshift;
  const ref = useScrollIntoView<HTMLDivElement>(isOpen);
  const shown = isOpen ? items : [];

  return (
    <>
      <div ref={ref} className={styles.popup} hidden={!isOpen}>
        <ul
          {...getMenuProps({ 'aria-label': 'Options' })}
          className={styles.list}
          hidden={shown.length === 0}
        >
          {shown.map((item, index) => (
            <li
              key={item}
              {...getItemProps({ item, index })}
              className={clsx(styles.item, index === highlightedIndex && styles.highlighted)}
            >
              <span>
                <NonBreakingWords text={item} />
              </span>
              {item === value && <Icon name="check" size={18} />}
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <p className={styles.nothing}>{isLoading ? 'Loading...' : 'No items found'}</p>
        )}
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
