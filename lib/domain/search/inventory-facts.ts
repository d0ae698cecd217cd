import { formatStock, formatRupees } from '#lib/domain/text/format.ts';
import { boundsLabel } from './filter-label.ts';
import type { InventoryView } from './inventory-view.ts';

/**
 * Facts about the cars of a page: `37 cars, 5 sold`, `Rs 450,000 to Rs 2,300,000`, `2014 to 2021`; unknown ones are left out.
 */
export function inventoryFacts({
  total,
  sold,
  summary,
}: Pick<InventoryView, 'total' | 'sold' | 'summary'>): string[] {
  const { lowestPrice, highestPrice, oldestYear, newestYear } = summary;
  const prices = boundsLabel(label(lowestPrice, formatRupees), label(highestPrice, formatRupees));
  return [
    formatStock({ total, sold }),
    prices,
    boundsLabel(label(oldestYear, String), label(newestYear, String)),
  ].filter(Boolean);
}

function label(value: number | null, format: (value: number) => string): string {
  return value === null ? '' : format(value);
}
