import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import type { MouseEvent } from 'react';
import type { Suggestion } from '#lib/domain/word-search/suggest.ts';
import listbox from '#components/ui/listbox.module.css';
import styles from './suggestion-list.module.css';

type Props = {
  id: string;
  /** Id of an option in the list. */
  optionId: (index: number) => string;
  items: readonly Suggestion[];
  highlighted: number;
  onChoose: () => void;
};

/** The list of suggestions below the search box: links, highlighted from the input. */
export function SuggestionList({ id, optionId, items, highlighted, onChoose }: Props) {
  const { numbers, searchBox } = useTexts();
  return (
    <div id={id} role="listbox" aria-label={searchBox.suggestions} className={styles.list}>
      {items.map(({ label, address, cars }, index) => (
        <Link
          key={address}
          id={optionId(index)}
          role="option"
          href={address}
          tabIndex={-1}
          aria-selected={index === highlighted}
          className={listbox.option}
          onMouseDown={keepFocus}
          onClick={onChoose}
        >
          {label}
          {cars !== null && <span className={styles.count}>{numbers.cars(cars)}</span>}
        </Link>
      ))}
    </div>
  );
}

/** If the input lost the focus, the list would close before the click. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
