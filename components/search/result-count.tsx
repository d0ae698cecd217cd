import { searchQuery } from '#lib/domain/search/search-address.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import styles from './result-count.module.css';
import { useDebounced } from '#components/ui/use-debounced.ts';
import { useFetched } from '#components/ui/use-fetched.ts';

const TYPING_PAUSE_MS = 300;

type Props = {
  /** The filter of the form. */
  filter: SearchFilter;
  /** The filter of the page. */
  sent: SearchFilter;
};

/** How many cars the form would find, once its filter differs from the page's. */
export function ResultCount({ filter, sent }: Props) {
  const query = useDebounced(searchQuery(filter), TYPING_PAUSE_MS);
  const isChanged = query !== searchQuery({ ...sent, page: 0 });
  const { latest: count } = useFetched(isChanged ? `/api/client-car/count?${query}` : null, fetchCount);
  return (
    <p className={styles.count} role="status">
      {isChanged && count !== undefined && countLabel(count)}
    </p>
  );
}

function countLabel(count: number): string {
  if (count === 0) return 'No car matches';
  return count === 1 ? '1 car matches' : `${count} cars match`;
}

/** How many cars match, from the address of a count. */
export async function fetchCount(address: string): Promise<number> {
  const response = await fetch(address);
  const body: unknown = response.ok ? await response.json() : null;
  const count = body && typeof body === 'object' && 'count' in body ? body.count : undefined;
  if (typeof count !== 'number') throw new Error(`No count from ${address}: ${response.status}`);
  return count;
}
