import { fetchInventoryPage } from '#lib/backoffice/queries/all-vehicles.ts';
import { getMakes } from '#lib/backoffice/queries/makes.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { WorkerClient } from './worker-client.ts';

/** Reading ends when this many pages in a row have only known cars, or no valid one, whatever `totalPages` is. */
const MAX_KNOWN_PAGES = 3;
const MAX_INVALID_PAGES = 100;

/** An inventory of this many cars is not sold between two syncs. */
const LARGE_INVENTORY = 20;

/** Why an inventory is not credible, for the log. */
type Rejection = { reason: 'empty' | 'wrong-page' | 'incomplete' | 'shrunk' } & Record<string, unknown>;

type End = {
  /** Entries of the longest page. */
  largestPage: number;
  /** Whether a page had only known cars, or one before the last cars no valid one. */
  hasWrongPage: boolean;
  /** Pages that would follow if `totalPages` or an empty page was wrong. */
  next: number[];
};

/**
 * Reads every page of the inventory into the worker's new file.
 * @param beforePage called before each page; what it throws ends the reading
 * @returns why the inventory is not credible; null when it can replace the snapshot. Throws `BackofficeError`.
 */
export async function readInventory(
  worker: WorkerClient,
  beforePage: () => Promise<void>,
): Promise<Rejection | null> {
  let knownPages = 0;
  let invalidPages = 0;
  let largestPage = 0;
  let hasWrongPage = false;
  for (let page = 0; ; page += 1) {
    await beforePage();
    const readAt = Date.now();
    const { content, totalPages, received, isEmptyTooEarly } = await fetchInventoryPage(page);
    const isGap = isEmptyTooEarly && (await isFollowedByCars(page, totalPages));
    const added = await worker.call('addSynced', content, readAt);
    largestPage = Math.max(largestPage, received);
    if (received === 0 && !isGap)
      return rejection(worker, { largestPage, hasWrongPage, next: [page, page + 1] });
    const isKnown = added === 0 && content.length > 0;
    const followsInvalid = invalidPages > 0 && content.length > 0; // at the end drafts may fill a page
    hasWrongPage ||= isGap || isKnown || followsInvalid;
    knownPages = added > 0 ? 0 : knownPages + Number(isKnown);
    invalidPages = content.length > 0 ? 0 : invalidPages + 1;
    const isEndless = knownPages >= MAX_KNOWN_PAGES || invalidPages >= MAX_INVALID_PAGES;
    if (isEndless || page + 1 >= totalPages)
      return rejection(worker, { largestPage, hasWrongPage, next: [page + 1] });
  }
}

/** Whether the next or the last page has cars: `totalPages` may also be too large. */
async function isFollowedByCars(page: number, totalPages: number): Promise<boolean> {
  for (const later of new Set([page + 1, totalPages - 1]))
    if (later > page && later < totalPages && (await fetchInventoryPage(later)).received > 0) return true;
  return false;
}

/**
 * An inventory is not credible when all cars of the snapshot are missing; or more than half a page of them, and there were
 * wrong pages; or any, and there are other cars behind the end; or when less than half of the cars are left while `/makes`
 * lists a make that none of them has.
 */
async function rejection(worker: WorkerClient, end: End): Promise<Rejection | null> {
  const progress = await worker.call('syncProgress');
  if (progress === null || progress.missingCars === 0) return null;
  const { cars, snapshotCars, missingCars } = progress;
  if (cars === 0 && missingCars >= LARGE_INVENTORY) return { reason: 'empty', cars, snapshotCars };
  if (end.hasWrongPage && missingCars > end.largestPage / 2)
    return { reason: 'wrong-page', cars, snapshotCars };
  if (await hasNewCar(worker, end.next)) return { reason: 'incomplete', cars, snapshotCars };
  if (cars >= snapshotCars / 2) return null;
  const missing = await worker.call('missingMakes', await getMakes());
  return missing.length > 0 ? { reason: 'shrunk', cars, snapshotCars, missingMakes: missing.length } : null;
}

async function hasNewCar(worker: WorkerClient, pages: number[]): Promise<boolean> {
  for (const page of pages) {
    const content = await carsBehindEnd(page);
    if ((await worker.call('addSynced', content, Date.now())) > 0) return true;
  }
  return false;
}

/** The cars of a page that should have none, for which the backoffice may also answer with an error. */
async function carsBehindEnd(page: number): Promise<Vehicle[]> {
  try {
    return (await fetchInventoryPage(page)).content;
  } catch (error) {
    if (!(error instanceof BackofficeError) || error.kind === 'unreachable') throw error;
    await fetchInventoryPage(0); // throws when the backoffice answers nothing else either
    return [];
  }
}
