import type { SearchResults } from '#lib/domain/search/search-results.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { toVehicleTable } from '#lib/domain/vehicle/vehicle-table.ts';
import { env } from '#lib/platform/env.ts';
import { NoResults } from './no-results.tsx';
import { Paging } from './paging.tsx';
import { ResultList } from './result-list.tsx';

export function Results({ filter, results }: { filter: SearchFilter; results: SearchResults }) {
  if (results.content.length === 0) return <NoResults filter={filter} />;
  return (
    <>
      <ResultList filter={filter} table={toVehicleTable(results.content)} siteUrl={env().siteUrl} />
      <Paging filter={filter} totalPages={results.totalPages} />
    </>
  );
}
