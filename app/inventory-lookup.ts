import { backofficeNames } from '#lib/backoffice/queries/inventory-names.ts';
import type { InventoryLookup } from '#lib/domain/search/words-address.ts';

/** What a search in words is compared with. Only an index of the inventory knows references. */
export const inventoryLookup: InventoryLookup = {
  names: backofficeNames,
  carsByReference: () => Promise.resolve(null),
};
