import { useTexts } from '#use-texts';
import { criterionLabel } from '#lib/texts/filter-label.ts';
import clsx from 'clsx';
import {
  activeKeys,
  isSet,
  withoutCriteria,
  withoutWords,
  type SearchFilter,
} from '#lib/domain/search/search-filter.ts';
import { Icon } from '#components/ui/icon.tsx';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './filter-chips.module.css';
import { ClearAll, SearchLink } from './search-link.tsx';

export type ChipsProps = {
  filter: SearchFilter;
  /** Words of the search that no car has. */
  setAside: string[];
  /** On a phone, a single line that scrolls sideways, so that cars are visible without scrolling. */
  isOneLine?: boolean;
};

/** The active filters, each with a link that removes it. */
export function FilterChips({ filter, setAside, isOneLine = false }: ChipsProps) {
  const texts = useTexts();
  const keys = activeKeys(filter);
  if (keys.length === 0) return null;
  const found = withoutWords(filter, setAside);
  const shown = keys.filter((key) => isSet(found[key]));
  return (
    <ul className={clsx(styles.chips, isOneLine && styles.oneLine)} aria-label={texts.search.filtersInForce}>
      {setAside.map((words) => (
        <Chip key={words} label={texts.search.noCarHas(words)} without={withoutWords(filter, [words])} />
      ))}
      {shown.map((key) => (
        <Chip
          key={`${key} ${filter[key]}`}
          label={criterionLabel(found, key, texts)}
          without={withoutCriteria(filter, key)}
        />
      ))}
      <li>
        <ClearAll className={styles.clear} />
      </li>
    </ul>
  );
}

function Chip({ label, without }: { label: string; without: SearchFilter }) {
  return (
    <li>
      <SearchLink className={styles.chip} to={without}>
        <VisuallyHidden>{useTexts().search.remove}</VisuallyHidden>{' '}
        <span>
          <NonBreakingWords text={label} />
        </span>
        <Icon name="close" size={16} />
      </SearchLink>
    </li>
  );
}
