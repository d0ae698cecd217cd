import { searchedTerms } from '#lib/domain/search/backoffice-filter.ts';
import type { ReactNode } from 'react';
import type { RelaxedSearch } from '#lib/domain/search/inventory-view.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { unpackVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import { MonthlyTerms } from '#components/loan/monthly-price.tsx';
import { EmptyBay } from '#components/ui/empty-bay.tsx';
import { ResultCard } from '#components/vehicle/result-card.tsx';
import { FilterChips } from './filter-chips.tsx';
import { RelaxedSearches } from './relaxed-searches.tsx';
import { IndexMissing, NoResults, PageOutOfRange } from './no-results.tsx';
import { Paging } from './paging.tsx';
import styles from './results.module.css';

export type FoundCars = {
  /** The cars of this page of results. */
  packed: PackedVehicles;
  totalPages: number;
  relaxedSearches: RelaxedSearch[];
  /** Words of the search that no car has, which restrict nothing. */
  setAside: string[];
  /** The makes that can be bought, where no car is shown. */
  brands: ReactNode;
  isPageOutOfRange: boolean;
  /** False when this search needs the inventory and there is none yet: only the backoffice's criteria were applied. */
  isFullyFiltered: boolean;
};

type Props = FoundCars & { filter: SearchFilter };

/** The cars of one page of results, or help when there are none. */
export function Results({ filter, ...found }: Props) {
  const { totalPages, relaxedSearches, setAside, isFullyFiltered } = found;
  const vehicles = unpackVehicles(found.packed);
  const searched = searchedTerms(filter);
  const isEmpty = vehicles.length === 0;
  const isLastPage = filter.page + 1 >= totalPages;
  const isOutOfRange = found.isPageOutOfRange && totalPages > 0;
  const terms = <MonthlyTerms searched={searched} />;
  const relaxed = (isLastPage || relaxedSearches.length > 0) && (
    <RelaxedSearches filter={filter} relaxedSearches={relaxedSearches} isEmpty={isEmpty} />
  );
  return (
    <>
      {!isFullyFiltered && <IndexMissing />}
      {isEmpty ? (
        <div className={styles.empty}>
          <EmptyBay>
            {isOutOfRange ? (
              <PageOutOfRange filter={filter} totalPages={totalPages} />
            ) : (
              <NoResults filter={filter} setAside={setAside} />
            )}
            {searched && terms}
            {relaxed}
          </EmptyBay>
          {found.brands}
        </div>
      ) : (
        <>
          <FilterChips filter={filter} setAside={setAside} isOneLine />
          <ul className={styles.list}>
            {vehicles.map((vehicle, index) => (
              <li key={vehicle.chassisNumber}>
                <ResultCard vehicle={vehicle} priority={index === 0} searched={searched} />
              </li>
            ))}
          </ul>
          {terms}
          <Paging filter={filter} totalPages={totalPages} />
          {relaxed}
        </>
      )}
    </>
  );
}
