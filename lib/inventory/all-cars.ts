import { setTimeout as wait } from 'node:timers/promises';
import { CACHE, tagPage } from '#lib/backoffice/page-data/cache-tags.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import type { InventoryNames } from '#lib/domain/search/inventory-names.ts';
import type { Inventory, ListedCar } from './inventory.ts';
import { siteInventory } from './open-inventory.ts';

/** How long to wait for the first sync. */
const TIMEOUT_MS = 4_000;

/** All cars in the backoffice's order. Waits for the first sync. Throws `BackofficeError`. */
export async function allCars(): Promise<readonly ListedCar[]> {
  return (await syncedInventory()).cars;
}

/** The makes with their models. Waits for the first sync. Throws `BackofficeError`. */
export async function allMakes(): Promise<InventoryNames['makes']> {
  return (await syncedInventory()).names.makes;
}

async function syncedInventory(): Promise<Inventory> {
  tagPage(CACHE.vehicles.tag);
  const { store, sync } = siteInventory();
  if (!store.current) await Promise.race([sync.syncNow(), wait(TIMEOUT_MS, undefined, { ref: false })]);
  if (store.current) return store.current;
  throw new BackofficeError('the inventory has not been read', { kind: 'unreachable', call: 'POST /cars' });
}
