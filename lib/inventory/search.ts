import 'server-only';
import {
  CACHE,
  revalidateAfter,
  revalidateSoon,
  tagPage,
  vehicleTag,
} from '#lib/backoffice/pages/cache-tags.ts';
import { getVehicle, searchVehicles } from '#lib/backoffice/queries/vehicles.ts';
import { withSignal } from '#lib/backoffice/transport/client.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { needsIndex } from '#lib/domain/search/backoffice-filter.ts';
import type { InventoryView } from '#lib/domain/search/inventory-view.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import type { SearchResults } from '#lib/domain/search/search-results.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { log } from '#lib/platform/log.ts';
import { datedView } from './inventory.ts';

/** For reading again the cars of one page. */
const REREAD_TIMEOUT_MS = 2_000;

type Found = {
  results: SearchResults;
  /** Null without a usable index. */
  view: InventoryView | null;
  /** False when the index was needed and is not to be had: the results match the backoffice's criteria only, in its order. */
  isNarrowed: boolean;
};

/**
 * One page of the vehicles that match, for a page of the site: from the backoffice, or from the index where only that can
 * give them. Throws `BackofficeError`.
 */
export async function searchInventory(filter: SearchFilter): Promise<Found> {
  if (!needsIndex(filter)) {
    const [results, dated] = await Promise.all([searchVehicles(filter), datedView(filter)]);
    return { results, view: dated?.view ?? null, isNarrowed: true };
  }
  const dated = await datedView(filter);
  if (!dated?.view.vehicles) {
    await revalidateSoon();
    return { results: await searchVehicles(filter), view: null, isNarrowed: false };
  }
  const { view, walkedAt } = dated;
  const content = await upToDate(dated.view.vehicles, Math.ceil((Date.now() - walkedAt) / 1000));
  const totalPages = Math.ceil(view.total / filter.size);
  return { results: { content, number: filter.page, totalPages }, view, isNarrowed: true };
}

/**
 * The vehicles as the backoffice had them within the time that a page is cached: the page is cached for what is left of
 * that time, and when nothing is left, each vehicle is read again. Where that fails, the vehicle is shown as it was.
 */
async function upToDate(vehicles: Vehicle[], ageSeconds: number): Promise<Vehicle[]> {
  await tagPage(CACHE.vehicles.tag, ...vehicles.map(({ chassisNumber }) => vehicleTag(chassisNumber)));
  const secondsLeft = CACHE.vehicles.seconds - ageSeconds;
  if (secondsLeft > 0) {
    await revalidateAfter(secondsLeft);
    return vehicles;
  }
  const signal = AbortSignal.timeout(REREAD_TIMEOUT_MS);
  const read = await Promise.all(vehicles.map((vehicle) => readAgain(vehicle, signal)));
  return read.filter((vehicle) => vehicle !== null);
}

async function readAgain(vehicle: Vehicle, signal: AbortSignal): Promise<Vehicle | null> {
  try {
    return await withSignal(getVehicle(vehicle.chassisNumber), 'GET /car', signal);
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    await revalidateSoon();
    log('warn', 'inventory.car-not-read', { error });
    return vehicle;
  }
}
