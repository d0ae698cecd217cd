import { searchHeading } from '#lib/domain/search/filter-label.ts';
import type { SearchResults } from '#lib/domain/search/search-results.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';

import { UnbrokenWords } from '#components/ui/unbroken-words.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import { SEARCH_FILTER_KEYS } from './filter-keys.ts';
import { FilterPanel } from './filter-panel.tsx';
import { PastTheEnd } from './page-out-of-range.tsx';
import { Results } from './results.tsx';
import styles from './search-page.module.css';
import { SearchSession } from './search-session.tsx';

type Props = {
  filter: SearchFilter;
  results: SearchResults;
  /** What the form offers; `null` when it cannot be had, and the form is left out. */
  choices: { makes: string[]; models: string[]; allModels: string[] } | null;
  isOutOfRange: boolean;
};

/** The inventory: filters, and the cars that pass them. */
export function SearchPage({ filter, results, choices, isOutOfRange }: Props) {
  return (
    <div className={styles.page}>
      <SearchSession filter={filter} isOutOfRange={isOutOfRange} />
      <h1 className={styles.heading}>
        <UnbrokenWords text={searchHeading(filter)} />
      </h1>
      {choices && (
        <div className={styles.filters}>
          <FilterPanel filter={filter}>
            <FilterForm
              keys={SEARCH_FILTER_KEYS}
              filter={filter}
              {...choices}
              currentYear={new Date().getFullYear()}
            />
          </FilterPanel>
        </div>
      )}
      <div className={styles.results}>
        {isOutOfRange && results.totalPages > 0 ? (
          <PastTheEnd filter={filter} totalPages={results.totalPages} />
        ) : (
          <>
            {results.content.length > 0 && <FilterChips filter={filter} isOneLine />}
            <Results filter={filter} results={results} />
          </>
        )}
      </div>
    </div>
  );
}
