import Link from 'next/link';

import { criterionLabel } from '@/lib/domain/filter-label';
import { searchAddress } from '@/lib/domain/search-address';
import { setKeys, without, type FilterKey, type SearchFilter } from '@/lib/domain/search-filter';

import { Icon } from '../ui/icon';
import { VisuallyHidden } from '../ui/visually-hidden';
import { ClearAll } from './clear-all';
import styles from './filter-chips.module.css';

/** The criteria in force, each to be removed by itself. */
export function FilterChips({ filter }: { filter: SearchFilter }) {
  const keys = setKeys(filter);
  if (keys.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in force">
      {keys.map((key) => (
        <li key={key}>
          <Chip filter={filter} criterion={key} />
        </li>
      ))}
      <li>
        <ClearAll className={styles.clear} />
      </li>
    </ul>
  );
}

function Chip({ filter, criterion }: { filter: SearchFilter; criterion: FilterKey }) {
  const rest = without(filter, criterion);
  const content = (
    <>
      <VisuallyHidden>Remove</VisuallyHidden> {criterionLabel(filter, criterion)}
      <Icon name="close" size={16} />
    </>
  );
  // the last criterion goes like all of them: /search alone would bring it back from session storage
  if (setKeys(rest).length === 0) return <ClearAll className={styles.chip}>{content}</ClearAll>;
  return (
    <Link className={styles.chip} href={searchAddress(rest)}>
      {content}
    </Link>
  );
}
