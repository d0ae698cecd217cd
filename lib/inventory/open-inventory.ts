import { join } from 'node:path';
import { env } from '#lib/platform/env.ts';
import { lazily } from '#lib/platform/lazily.ts';
import { InventoryStore } from './inventory-store.ts';
import { InventorySync } from './inventory-sync.ts';

/** The inventory of this process, with its file in the site's data directory. */
export const siteInventory = lazily(() => {
  const store = new InventoryStore(join(env().dataDir, 'inventory.json'));
  return { store, sync: new InventorySync(store) };
});

export async function stopInventory(): Promise<void> {
  const { store, sync } = siteInventory();
  sync.stop();
  await store.stop();
}
