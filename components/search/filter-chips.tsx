import { useTexts } from '#use-texts';
import { criterionLabel } from '#lib/texts/filter-label.ts';
import clsx from 'clsx';
import { activeKeys, withoutCriteria, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { Icon } from '#components/ui/icon.tsx';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './filter-chips.module.css';
import { ClearAll, SearchLink } from './search-link.tsx';

type Props = {
  filter: SearchFilter;
  /** On a phone, a single line that scrolls sideways, so that cars are visible without scrolling. */
  isOneLine?: boolean;
};

/** The active filters, each with a link that removes it. */
export function FilterChips({ filter, isOneLine = false }: Props) {
  const texts = useTexts();
  const keys = activeKeys(filter);
  if (keys.length === 0) return null;
  return (
    <ul className={clsx(styles.chips, isOneLine && styles.oneLine)} aria-label={texts.search.filtersInForce}>
      {keys.map((key) => (
        <li key={`${key} ${filter[key]}`}>
          <SearchLink className={styles.chip} to={withoutCriteria(filter, key)}>
            <VisuallyHidden>{texts.search.remove}</VisuallyHidden>{' '}
            <span>
              <NonBreakingWords text={criterionLabel(filter, key, texts)} />
            </span>
            <Icon name="close" size={16} />
          </SearchLink>
        </li>
      ))}
      <li>
        <ClearAll className={styles.clear} />
      </li>
    </ul>
  );
}
