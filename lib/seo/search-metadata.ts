import { texts } from '#lib/texts/current-texts.ts';
import { searchBounds } from '#lib/texts/filter-label.ts';
import { inventoryFacts } from '#lib/texts/inventory-facts.ts';
import { priceText } from '#lib/texts/price-label.ts';
import { searchHeading } from '#lib/texts/search-label.ts';
import type { Metadata } from 'next';
import type { InventoryView } from '#lib/domain/search/inventory-view.ts';
import { nameKey } from '#lib/domain/search/name-key.ts';
import type { SearchResults } from '#lib/domain/search/search-results.ts';
import { canonicalSearch, isMakePage, searchAddress } from '#lib/domain/search/search-address.ts';
import { isSet, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { isSold, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { factsDescription } from './snippet.ts';
import { pageMetadata, noindex } from './metadata.ts';

/** Makes, models of the filter's make and models of all makes, in the spelling of the backoffice. */
type Names = Record<'makes' | 'models' | 'allModels', readonly string[]>;

/**
 * Metadata of a page of search results. An empty, sorted or word search is not indexed. The page of a make or model is
 * described by facts from the index. The canonical address spells make and model as the backoffice does.
 * @param view null without the index
 * @param names null when they are not available
 */
export function searchMetadata(
  filter: SearchFilter,
  results: SearchResults,
  view: InventoryView | null,
  names: Names | null,
): Metadata {
  const subject = searchHeading(filter, texts());
  const page = filter.page > 0 ? [texts().search.page(filter.page + 1)] : [];
  const criteria = [...page, ...searchBounds(filter, texts())];
  const facts = view && isMakePage(filter) ? inventoryFacts(view, texts()) : [];
  const metadata = pageMetadata({
    subject,
    titleFacts: criteria,
    description: factsDescription([subject, ...criteria].join(', '), [
      ...facts,
      ...new Set(results.content.map(offer)),
    ]),
    address: searchAddress(filter),
    canonical: searchAddress(canonicalSearch(names ? withKnownSpelling(filter, names) : filter)),
  });
  const isIndexed = results.content.length > 0 && !isSet(filter.q) && !isSet(filter.sort);
  return isIndexed ? metadata : noindex(metadata);
}

/** Names are compared without case, so `make=toyota` finds the cars of `make=TOYOTA`. */
function withKnownSpelling(filter: SearchFilter, { makes, models, allModels }: Names): SearchFilter {
  const { make, model } = filter;
  // a backoffice that compares `toyota` with case gives it no models
  const known = [...models, ...allModels];
  return { ...filter, make: knownSpelling(make, makes), model: knownSpelling(model, known) };
}

function knownSpelling(name: string, known: readonly string[]): string {
  const key = nameKey(name);
  return known.find((other) => nameKey(other) === key) ?? name;
}

function offer(vehicle: Vehicle): string {
  const sale = isSold(vehicle) ? texts().vehicle.sold : priceText(vehicle, texts());
  return `${vehicleTitle(vehicle)} (${sale})`;
}
