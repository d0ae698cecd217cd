import type { Facet, FacetCounts } from './inventory-view.ts';
import type { FilterKey } from './search-filter.ts';

/** An option of the search form: `TOYOTA (42)` for the value TOYOTA. */
export type LabelledOption = { value: string; label: string };

/**
 * The options with their labels and their number of cars, options without a car last. Without counts the options are unchanged.
 */
export function facetOptions(
  options: readonly string[],
  key: FilterKey,
  counts: FacetCounts | null,
  optionLabel: (option: string) => string,
): LabelledOption[] {
  const counted = counts && isFacet(key, counts) ? new Map(counts[key]) : null;
  if (!counted) return options.map((value) => ({ value, label: optionLabel(value) }));
  return [true, false].flatMap((hasCars) =>
    options
      .filter((value) => counted.has(value) === hasCars)
      .map((value) => ({ value, label: `${optionLabel(value)} (${counted.get(value) ?? 0})` })),
  );
}

function isFacet(key: FilterKey, counts: FacetCounts): key is Facet {
  return key in counts;
}
