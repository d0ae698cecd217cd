import { preOrderAddress } from '#lib/domain/search/filter-label.ts';
import type { RelaxedSearch } from '#lib/domain/search/inventory-view.ts';
import { relaxedSearchLabel } from '#lib/domain/search/relaxed-search-label.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import patterns from '#components/ui/patterns.module.css';
import styles from './no-results.module.css';
import { SearchLink } from './search-link.tsx';

type Props = { filter: SearchFilter; relaxedSearches: RelaxedSearch[] };

/** Small changes to a search with few or no cars that find more, and a link to order a car. */
export function RelaxedSearches({ filter, relaxedSearches }: Props) {
  return (
    <section className={styles.help} aria-label="Similar searches">
      {relaxedSearches.length > 0 && (
        <>
          <h2 className={styles.heading}>You would find</h2>
          <ul className={styles.list}>
            {relaxedSearches.map((relaxedSearch, index) => (
              <li key={index}>
                <SearchLink className={patterns.touchLink} to={relaxedSearch.filter}>
                  {relaxedSearchLabel(filter, relaxedSearch)}
                </SearchLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Not here yet?{' '}
        <a className={patterns.touchLink} href={preOrderAddress(filter)}>
          Tell us what you are looking for
        </a>
      </p>
    </section>
  );
}
