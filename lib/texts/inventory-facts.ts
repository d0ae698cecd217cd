import type { InventoryView } from '#lib/domain/search/inventory-view.ts';
import { boundsLabel } from './filter-label.ts';
import type { ClientTexts } from './texts.ts';

/**
 * Facts about the cars of a page: `37 cars, 5 sold`, `Rs 450,000 to Rs 2,300,000`, `2014 to 2021`; unknown ones are left out.
 */
export function inventoryFacts(
  { total, sold, summary }: Pick<InventoryView, 'total' | 'sold' | 'summary'>,
  texts: ClientTexts,
): string[] {
  const { lowestPrice, highestPrice, oldestYear, newestYear } = summary;
  const { stock, rupees } = texts.numbers;
  return [
    stock({ total, sold }),
    boundsLabel(label(lowestPrice, rupees), label(highestPrice, rupees), texts),
    boundsLabel(label(oldestYear, String), label(newestYear, String), texts),
  ].filter(Boolean);
}

function label(value: number | null, format: (value: number) => string): string {
  return value === null ? '' : format(value);
}
