import { fetchInventoryPage } from '#lib/backoffice/queries/all-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** Reading ends when this many pages in a row have no new car, whatever `totalPages` is. */
const MAX_PAGES_WITHOUT_NEW = 5;

/** All cars in the backoffice's order, each once, and the entries of the longest page. Throws `BackofficeError`. */
export async function readInventory(
  signal: AbortSignal,
): Promise<{ vehicles: Vehicle[]; largestPage: number }> {
  const found = new Map<string, Vehicle>();
  let largestPage = 0;
  let pagesWithoutNew = 0;
  for (let page = 0; pagesWithoutNew < MAX_PAGES_WITHOUT_NEW; page += 1) {
    signal.throwIfAborted();
    const { content, totalPages, received } = await fetchInventoryPage(page);
    const before = found.size;
    for (const vehicle of content)
      if (!found.has(vehicle.chassisNumber)) found.set(vehicle.chassisNumber, vehicle);
    largestPage = Math.max(largestPage, received);
    pagesWithoutNew = found.size > before ? 0 : pagesWithoutNew + 1;
    if (page + 1 >= totalPages) break;
  }
  return { vehicles: [...found.values()], largestPage };
}
