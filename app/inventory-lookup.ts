import { backofficeNames } from '#lib/backoffice/queries/inventory-names.ts';
import type { InventoryLookup } from '#lib/domain/search/words-address.ts';
import { carsByReference, inventoryNames } from '#lib/inventory/inventory.ts';

/** What a search in words is compared with: the index of the inventory, else the names that the backoffice gives. */
export const inventoryLookup: InventoryLookup = {
  names: async () => (await inventoryNames()) ?? (await backofficeNames()),
  carsByReference,
};
