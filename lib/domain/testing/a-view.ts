import type { InventoryView } from '#lib/domain/search/inventory-view.ts';

/** The index's view of 42 cars, five of them sold, with these differences. */
export function aView(differences: Partial<InventoryView> = {}): InventoryView {
  return {
    total: 42,
    sold: 5,
    options: {
      make: [],
      model: [],
      transmission: [],
      fuel: [],
      body: [],
      colour: [],
      origin: [],
      availability: [
        ['in-stock', 37],
        ['sold', 5],
      ],
    },
    summary: { lowestPrice: 450_000, highestPrice: 2_300_000, oldestYear: 2014, newestYear: 2021 },
    newestYear: 2021,
    relaxedSearches: [],
    vehicles: null,
    setAside: [],
    ...differences,
  };
}
