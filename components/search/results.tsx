import type { NearMiss } from '#lib/domain/search/inventory-view.ts';
import type { SearchResults } from '#lib/domain/search/search-results.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { toVehicleTable } from '#lib/domain/vehicle/vehicle-table.ts';
import { env } from '#lib/platform/env.ts';
import { NearMisses } from './near-misses.tsx';
import { NoResults } from './no-results.tsx';
import { Paging } from './paging.tsx';
import { ResultList } from './result-list.tsx';

type Props = { filter: SearchFilter; results: SearchResults; nearMisses: NearMiss[] };

export function Results({ filter, results, nearMisses }: Props) {
  const isEmpty = results.content.length === 0;
  return (
    <>
      {isEmpty ? (
        <NoResults filter={filter} />
      ) : (
        <>
          <ResultList filter={filter} table={toVehicleTable(results.content)} siteUrl={env().siteUrl} />
          <Paging filter={filter} totalPages={results.totalPages} />
        </>
      )}
      {(isEmpty || nearMisses.length > 0) && <NearMisses filter={filter} nearMisses={nearMisses} />}
    </>
  );
}
