import type { Facet, FacetCounts } from './inventory-view.ts';
import { carsByName } from './name-key.ts';
import type { FilterKey } from './search-filter.ts';

/** An option of the search form: the value PETROL has the name ESSENCE in French, and the label `ESSENCE (120)`. */
export type LabelledOption = { value: string; name: string; label: string };

/**
 * The options with their names and their number of cars, options without a car last. Without counts their order is unchanged.
 */
export function facetOptions(
  options: readonly string[],
  key: FilterKey,
  counts: FacetCounts | null,
  nameOf: (option: string) => string,
): LabelledOption[] {
  const carsOf = counts && isFacet(key, counts) ? carsByName(counts[key]) : null;
  const named = options.map((value) => ({ value, name: nameOf(value) }));
  if (!carsOf) return named.map((option) => ({ ...option, label: option.name }));
  return [true, false].flatMap((hasCars) =>
    named
      .filter(({ value }) => carsOf(value) > 0 === hasCars)
      .map((option) => ({ ...option, label: `${option.name} (${carsOf(option.value)})` })),
  );
}

function isFacet(key: FilterKey, counts: FacetCounts): key is Facet {
  return key in counts;
}
