import { searchAddress } from '#lib/domain/search/search-address.ts';
import { withCriteria, EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';

/** The way to all cars of a make, or to all there are when it is `''`. */
export function moreOfMake(make: string): { label: string; href: string } {
  const label = make ? `See all ${make} cars` : 'See all cars';
  return { label, href: searchAddress(withCriteria(EMPTY_FILTER, { make })) };
}
