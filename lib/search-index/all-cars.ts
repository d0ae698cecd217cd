import { setTimeout as wait } from 'node:timers/promises';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { searchIndex } from './open-index.ts';
import type { ListedCar } from './worker/listings.ts';

/** How long to wait for the first sync. */
const TIMEOUT_MS = 4_000;

/** Positions in the backoffice's order, from zero; `until` is exclusive. */
type Positions = { from: number; until: number };

/**
 * How many positions the published snapshot has, and a version that changes with its cars. Waits for the first sync.
 * @throws BackofficeError when the inventory has not been read.
 */
export async function inventoryExtent(): Promise<{ version: string; positions: number }> {
  const { worker, sync } = searchIndex();
  const extent = await worker.call('extent');
  if (extent) return extent;
  await Promise.race([sync.syncNow(), wait(TIMEOUT_MS, undefined, { ref: false })]);
  const synced = await worker.call('extent');
  if (synced) return synced;
  throw unread();
}

function unread(): BackofficeError {
  return new BackofficeError('the inventory has not been read', { kind: 'unreachable', call: 'POST /cars' });
}

/** The version of the published snapshot; null without one, or when the index fails. */
export async function inventoryVersion(): Promise<string | null> {
  try {
    return (await searchIndex().worker.call('extent'))?.version ?? null;
  } catch (error) {
    warnThrottled('inventory.query-failed', error);
    return null;
  }
}

/** The makes of the published snapshot with their models. Waits for the first sync. Throws `BackofficeError`. */
export async function allMakes(): Promise<InventoryNames['makes']> {
  await inventoryExtent();
  const found = await searchIndex().worker.call('names', null);
  if (!found?.names) throw unread();
  return found.names.makes;
}

/** Yields the cars of the published snapshot. Throws `BackofficeError` when there is none. */
export async function* allCars(
  { from, until }: Positions = { from: 0, until: Infinity },
): AsyncGenerator<ListedCar[]> {
  const { positions } = await inventoryExtent();
  const { worker } = searchIndex();
  const listing = await worker.call('openListing');
  try {
    const end = Math.min(until, positions);
    for (let position = from; position < end;) {
      const { cars, next } = await worker.call('readListing', listing, position, end);
      yield cars;
      position = next;
    }
  } finally {
    await worker.call('closeListing', listing);
  }
}
