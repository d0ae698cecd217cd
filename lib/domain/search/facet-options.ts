import type { Facet, FacetCounts } from './inventory-view.ts';
import { carsByName } from './name-key.ts';
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
  const carsOf = counts && isFacet(key, counts) ? carsByName(counts[key]) : null;
  if (!carsOf) return options.map((value) => ({ value, label: optionLabel(value) }));
  return [true, false].flatMap((hasCars) =>
    options
      .filter((value) => carsOf(value) > 0 === hasCars)
      .map((value) => ({ value, label: `${optionLabel(value)} (${carsOf(value)})` })),
  );
}

function isFacet(key: FilterKey, counts: FacetCounts): key is Facet {
  return key in counts;
}
