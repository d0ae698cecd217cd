import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { buildInventory, type Inventory } from '#lib/inventory/inventory.ts';

/** The inventory of these vehicles after a sync that began at `syncedAt`. */
export function anInventory(
  vehicles: Vehicle[],
  previous: Inventory | null = null,
  syncedAt = Date.now(),
): Promise<Inventory> {
  return buildInventory(vehicles, previous, { syncedAt, tookMs: 10 });
}
