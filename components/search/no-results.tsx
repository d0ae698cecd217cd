import { FILTER_FIELDS, contradictions, type SearchFilter } from '@/lib/domain/search-filter';

import { FilterChips } from './filter-chips';
import styles from './no-results.module.css';

/** Says that nothing matches, why where that can be told, and offers to clear the filters one by one. */
export function NoResults({ filter }: { filter: SearchFilter }) {
  return (
    <div className={styles.help}>
      <h2 className={styles.heading}>No car matches these filters</h2>
      {contradictions(filter).map(([min, max]) => (
        <p key={min}>
          {FILTER_FIELDS[min].label} is above {FILTER_FIELDS[max].label}, so no car can match both.
        </p>
      ))}
      <p>Remove one of them to see more cars:</p>
      <FilterChips filter={filter} />
    </div>
  );
}
