import useSWR from 'swr';
import { fetchJson, FORM_DATA } from '#components/ui/fetch-json.ts';
import { useDebounced } from '#components/ui/use-debounced.ts';
import type { FacetCounts } from '#lib/domain/search/inventory-view.ts';
import { searchQuery } from '#lib/domain/search/search-address.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';

const TYPING_PAUSE_MS = 300;

/** The number of cars that a search finds, how many of them are sold, and the number of each option; null when unknown. */
export type ResultCount = { count: number | null; sold?: number | undefined; options: FacetCounts | null };

/**
 * What the form would find, fetched when its filter differs from the page's.
 * @param given the result of the page's filter `sent`
 */
export function useResultCount(filter: SearchFilter, sent: SearchFilter, given: ResultCount): ResultCount {
  const query = useDebounced(searchQuery(filter), TYPING_PAUSE_MS);
  const isChanged = query !== searchQuery({ ...sent, page: 0 });
  const address = isChanged ? `/api/client-car/count?${query}` : null;
  const { data, error, isLoading } = useSWR<ResultCount, unknown>(address, fetchJson, {
    ...FORM_DATA,
    keepPreviousData: true,
  });
  if (!isChanged) return given;
  if (data && !isLoading && !error) return data;
  return { count: null, options: error ? null : (data?.options ?? given.options) }; // options keep their order meanwhile
}
