import { searchHeading } from '#lib/domain/search/filter-label.ts';
import type { InventoryView } from '#lib/domain/search/inventory-view.ts';
import { inventoryFacts } from '#lib/domain/search/inventory-facts.ts';
import { isMakePage, searchQuery } from '#lib/domain/search/search-address.ts';
import type { SearchResults } from '#lib/domain/search/search-results.ts';
import { activeKeys, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { SearchBox } from '#components/search-box/search-box.tsx';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import { searchFilterKeys } from './filter-keys.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FiltersPill } from './filters-pill.tsx';
import { IndexMissing } from './no-results.tsx';
import { OrderSelect } from './order-select.tsx';
import { PageOutOfRange } from './page-out-of-range.tsx';
import { Results } from './results.tsx';
import styles from './search-page.module.css';
import { SearchSession } from './search-session.tsx';

type Props = {
  filter: SearchFilter;
  results: SearchResults;
  /** Options of the form; null leaves the form out. */
  choices: { makes: string[]; models: string[]; allModels: string[] } | null;
  /** Null without an index: order, counts and the fields that need it are then not offered. */
  view: InventoryView | null;
  isPageOutOfRange: boolean;
  /** False when this search needs the index and there is none: only the backoffice's criteria were applied. */
  isNarrowed: boolean;
};

/** The inventory: filters and matching cars (docs/product.md 3). */
export function SearchPage({ filter, choices, view, ...rest }: Props) {
  const active = activeKeys(filter).length;
  const filtersLabel = active > 0 ? `Filters (${active})` : 'Filters';
  const options = view && view.options;
  return (
    <div className={styles.page}>
      <SearchSession filter={filter} isPageOutOfRange={rest.isPageOutOfRange} />
      <h1 className={styles.heading}>
        <NonBreakingWords text={searchHeading(filter)} />
      </h1>
      {view && isMakePage(filter) && <p className={styles.facts}>{inventoryFacts(view).join(' · ')}</p>}
      <div className={styles.bar}>
        <SearchBox className={styles.box} />
        {view && (
          <div className={styles.order}>
            <OrderSelect filter={filter} />
          </div>
        )}
        {choices && (
          <FilterPanel query={searchQuery(filter)} label={filtersLabel}>
            <FilterForm
              keys={searchFilterKeys(options)}
              filter={filter}
              {...choices}
              currentYear={view?.newestYear ?? new Date().getFullYear()}
              found={{ count: view && view.total, options }}
            />
          </FilterPanel>
        )}
      </div>
      <div className={styles.results}>
        <Answer filter={filter} view={view} {...rest} />
        {choices && <FiltersPill label={filtersLabel} />}
      </div>
    </div>
  );
}

function Answer(props: Pick<Props, 'filter' | 'results' | 'view' | 'isPageOutOfRange' | 'isNarrowed'>) {
  const { filter, results, view, isPageOutOfRange, isNarrowed } = props;
  if (isPageOutOfRange && results.totalPages > 0)
    return <PageOutOfRange filter={filter} totalPages={results.totalPages} />;
  return (
    <>
      {!isNarrowed && <IndexMissing />}
      {results.content.length > 0 && <FilterChips filter={filter} isOneLine />}
      <Results filter={filter} results={results} nearMisses={view?.nearMisses ?? []} />
    </>
  );
}
