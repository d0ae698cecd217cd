import { searchHeading } from '#lib/domain/search/filter-label.ts';
import type { InventoryView } from '#lib/domain/search/inventory-view.ts';
import type { SearchResults } from '#lib/domain/search/search-results.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import { SEARCH_FILTER_KEYS } from './filter-keys.ts';
import { FilterPanel } from './filter-panel.tsx';
import { PageOutOfRange } from './page-out-of-range.tsx';
import { Results } from './results.tsx';
import styles from './search-page.module.css';
import { SearchSession } from './search-session.tsx';

type Props = {
  filter: SearchFilter;
  results: SearchResults;
  /** Options of the form; null leaves the form out. */
  choices: { makes: string[]; models: string[]; allModels: string[] } | null;
  isPageOutOfRange: boolean;
  /** What the index of the inventory knows of this search; null without it. */
  view?: InventoryView | null;
  /** False when the index was needed and is not to be had: only the backoffice's criteria were applied. */
  isNarrowed?: boolean;
};

/** The inventory: filters and matching cars (docs/product.md 3). */
export function SearchPage({ filter, results, choices, isPageOutOfRange }: Props) {
  return (
    <div className={styles.page}>
      <SearchSession filter={filter} isPageOutOfRange={isPageOutOfRange} />
      <h1 className={styles.heading}>
        <NonBreakingWords text={searchHeading(filter)} />
      </h1>
      {choices && (
        <div>
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
        {isPageOutOfRange && results.totalPages > 0 ? (
          <PageOutOfRange filter={filter} totalPages={results.totalPages} />
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
