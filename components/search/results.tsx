import type { NearMiss } from '#lib/domain/search/inventory-view.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import type { VehicleTable } from '#lib/domain/vehicle/vehicle-table.ts';
import { NearMisses } from './near-misses.tsx';
import { NoResults } from './no-results.tsx';
import { Paging } from './paging.tsx';
import { ResultList } from './result-list.tsx';

type Props = {
  filter: SearchFilter;
  table: VehicleTable;
  totalPages: number;
  nearMisses: NearMiss[];
  /** Public origin. */
  siteUrl: string;
};

export function Results({ filter, table, totalPages, nearMisses, siteUrl }: Props) {
  const isEmpty = table.rows.length === 0;
  return (
    <>
      {isEmpty ? (
        <NoResults filter={filter} />
      ) : (
        <>
          <ResultList filter={filter} table={table} siteUrl={siteUrl} />
          <Paging filter={filter} totalPages={totalPages} />
        </>
      )}
      {(isEmpty || nearMisses.length > 0) && <NearMisses filter={filter} nearMisses={nearMisses} />}
    </>
  );
}
