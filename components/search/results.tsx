import type { SearchResults } from '#lib/domain/search/search-results.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { NoResults } from './no-results.tsx';
import { Paging } from './paging.tsx';
import { ResultList } from './result-list.tsx';

export function Results({ filter, results }: { filter: SearchFilter; results: SearchResults }) {
  if (results.content.length === 0) return <NoResults filter={filter} />;
  return (
    <>
      <ResultList vehicles={results.content} />
      <Paging filter={filter} totalPages={results.totalPages} />
    </>
  );
}
