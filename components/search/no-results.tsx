import {
  FILTER_FIELDS,
  contradictions,
  activeKeys,
  type SearchFilter,
} from '#lib/domain/search/search-filter.ts';
import { buttonClass } from '#components/ui/button.ts';
import { FilterChips } from './filter-chips.tsx';
import styles from './no-results.module.css';
import { SearchLink } from './search-link.tsx';

/** Help for a search without results (docs/product.md 3.8). */
export function NoResults({ filter }: { filter: SearchFilter }) {
  if (activeKeys(filter).length === 0) {
    return (
      <div className={styles.help}>
        <h2 className={styles.heading}>There are no cars to show at the moment</h2>
        <p>New cars arrive with every ship. Call us, and we tell you what is on its way.</p>
      </div>
    );
  }
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

/** Shown above the results of a search that needs the index while there is none. */
export function IndexMissing() {
  return (
    <p className={styles.missing} role="note">
      We cannot sort, or search by words, body, colour, origin and availability, at the moment. These are the
      cars without that. Please try again in a minute.
    </p>
  );
}

/** The content of a page after the last one (docs/product.md 3.7). */
export function PageOutOfRange({ filter, totalPages }: { filter: SearchFilter; totalPages: number }) {
  return (
    <div className={styles.help}>
      <h2 className={styles.heading}>
        {`There is no page ${filter.page + 1}. The last page is ${totalPages}.`}
      </h2>
      <SearchLink className={buttonClass('outline')} to={{ ...filter, page: 0 }}>
        Back to page 1
      </SearchLink>
    </div>
  );
}
