import { formatCars, formatRupees } from '#lib/domain/text/format.ts';
import { boundsLabel } from './filter-label.ts';
import type { InventoryView } from './inventory-view.ts';

/**
 * Facts about the cars of a page: `42 cars`, `Rs 450,000 to Rs 2,300,000`, `2014 to 2021`; unknown ones are left out.
 */
export function inventoryFacts({ total, summary }: Pick<InventoryView, 'total' | 'summary'>): string[] {
  const { lowestPrice, highestPrice, oldestYear, newestYear } = summary;
  const prices = boundsLabel(label(lowestPrice, formatRupees), label(highestPrice, formatRupees));
  return [
    formatCars(total),
    prices,
    boundsLabel(label(oldestYear, String), label(newestYear, String)),
  ].filter(Boolean);
}

function label(value: number | null, format: (value: number) => string): string {
  return value === null ? '' : format(value);
}
