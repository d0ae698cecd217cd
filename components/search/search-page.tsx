import { searchHeading } from '@/lib/domain/filter-label';
import type { Page } from '@/lib/domain/page';
import type { SearchFilter } from '@/lib/domain/search-filter';

import { UnbrokenWords } from '../ui/unbroken-words';
import { FilterChips } from './filter-chips';
import { FilterForm } from './filter-form';
import { SEARCH_FILTER_KEYS } from './filter-keys';
import { FilterPanel } from './filter-panel';
import { PastTheEnd } from './past-the-end';
import { Results } from './results';
import styles from './search-page.module.css';
import { SearchSession } from './search-session';

type Props = {
  filter: SearchFilter;
  results: Page;
  /** What the form offers; `null` when it cannot be had, and the form is left out. */
  choices: { makes: string[]; models: string[]; allModels: string[] } | null;
  isPastTheEnd: boolean;
};

/** The inventory: filters, and the cars that pass them. */
export function SearchPage({ filter, results, choices, isPastTheEnd }: Props) {
  return (
    <div className={styles.page}>
      <SearchSession filter={filter} isPastTheEnd={isPastTheEnd} />
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
        {isPastTheEnd && results.totalPages > 0 ? (
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
