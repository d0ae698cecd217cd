import { ConstantBackoff, handleAll, retry } from 'cockatiel';
import { EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import { fetchVehiclePage } from './vehicles.ts';

/** The backoffice may send fewer per page. */
const PAGE_SIZE = 100;

type InventoryPage = Awaited<ReturnType<typeof fetchVehiclePage>> & { isEmptyTooEarly: boolean };

/** One of the hundreds of calls for the whole inventory may fail, or be answered without a car, by chance. */
const retryOnce = retry(
  handleAll.orWhenResult((page) => (page as InventoryPage).isEmptyTooEarly),
  { maxAttempts: 1, backoff: new ConstantBackoff(500) },
);

/** One page of the whole inventory, in the order of the backoffice, from zero. Throws `BackofficeError`. */
export function fetchInventoryPage(page: number): Promise<InventoryPage> {
  return retryOnce.execute(async () => {
    const filter = { ...EMPTY_FILTER, page, size: PAGE_SIZE };
    const fetched = await fetchVehiclePage(filter, {
      breaker: 'inventory', // a page of so many cars may always be slow
      mayAllBeInvalid: true, // drafts at the end, for example
    });
    return { ...fetched, isEmptyTooEarly: fetched.received === 0 && page < fetched.totalPages };
  });
}
