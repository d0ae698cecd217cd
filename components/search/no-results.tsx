import { useTexts } from '#use-texts';
import { contradictions, activeKeys, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { buttonClass } from '#components/ui/button.ts';
import patterns from '#components/ui/patterns.module.css';
import { FilterChips, type ChipsProps } from './filter-chips.tsx';
import styles from './no-results.module.css';
import { SearchLink } from './search-link.tsx';

/** Help for a search without results (docs/product.md 3.8). */
export function NoResults({ filter, setAside }: Pick<ChipsProps, 'filter' | 'setAside'>) {
  const { empty, fields } = useTexts().search;
  if (activeKeys(filter).length === 0) {
    return (
      <div className={styles.help}>
        <h2 className={styles.heading}>{empty.inventory}</h2>
        <p>{empty.comeBack}</p>
      </div>
    );
  }
  return (
    <div className={styles.help}>
      <h2 className={styles.heading}>{empty.heading}</h2>
      {contradictions(filter).map(([min, max]) => (
        <p key={min}>{empty.contradiction(fields[min], fields[max])}</p>
      ))}
      <p>{empty.removeOne}</p>
      <FilterChips filter={filter} setAside={setAside} />
    </div>
  );
}

/** Shown above the results of a search that needs the index while there is none. */
export function IndexMissing() {
  return (
    <p className={styles.missing} role="note">
      {useTexts().search.indexMissing}
    </p>
  );
}

/** The content of a page after the last one (docs/product.md 3.7). */
export function PageOutOfRange({ filter, totalPages }: { filter: SearchFilter; totalPages: number }) {
  const { empty } = useTexts().search;
  return (
    <div className={styles.help}>
      <h2 className={styles.heading}>{empty.pageOutOfRange(filter.page + 1, totalPages)}</h2>
      <div className={patterns.row}>
        <SearchLink className={buttonClass('outline')} to={{ ...filter, page: 0 }}>
          {empty.backToFirst}
        </SearchLink>
        {totalPages > 1 && (
          <SearchLink className={buttonClass('outline')} to={{ ...filter, page: totalPages - 1 }}>
            {empty.toLast(totalPages)}
          </SearchLink>
        )}
      </div>
    </div>
  );
}
