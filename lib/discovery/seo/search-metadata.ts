import type { Metadata } from 'next';
import { inventoryFacts } from '#lib/domain/search/inventory-facts.ts';
import type { InventoryView } from '#lib/domain/search/inventory-view.ts';
import { searchBounds, searchHeading } from '#lib/domain/search/filter-label.ts';
import type { SearchResults } from '#lib/domain/search/search-results.ts';
import { priceText } from '#lib/domain/vehicle/price.ts';
import { canonicalSearch, isMakePage, searchAddress } from '#lib/domain/search/search-address.ts';
import { isSet, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { isSold, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { factsDescription } from './snippet.ts';
import { pageMetadata, noindex } from './metadata.ts';

/**
 * Metadata of a page of search results. An empty, sorted or word search is not indexed. The page of a make or model is
 * described by facts from the index.
 * @param view null without the index
 */
export function searchMetadata(
  filter: SearchFilter,
  results: SearchResults,
  view: InventoryView | null,
): Metadata {
  const subject = searchHeading(filter);
  const page = filter.page > 0 ? [`page ${filter.page + 1}`] : [];
  const criteria = [...page, ...searchBounds(filter)];
  const facts = view && isMakePage(filter) ? inventoryFacts(view) : [];
  const metadata = pageMetadata({
    subject,
    titleFacts: criteria,
    description: factsDescription([subject, ...criteria].join(', '), [
      ...facts,
      ...new Set(results.content.map(offer)),
    ]),
    address: searchAddress(filter),
    canonical: searchAddress(canonicalSearch(filter)),
  });
  const isIndexed = results.content.length > 0 && !isSet(filter.q) && !isSet(filter.sort);
  return isIndexed ? metadata : noindex(metadata);
}

function offer(vehicle: Vehicle): string {
  return `${vehicleTitle(vehicle)} ${isSold(vehicle) ? '(sold)' : `(${priceText(vehicle)})`}`;
}
