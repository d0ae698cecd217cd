import type { SearchResults } from '#lib/domain/search/search-results.ts';
import {
  withCriteria,
  EMPTY_FILTER,
  type Criteria,
  type SearchFilter,
} from '#lib/domain/search/search-filter.ts';
import {
  isSameModel,
  MAX_SIMILAR,
  priceRange,
  similarVehicles,
  type SimilarityTarget,
} from './similar-vehicles.ts';

/** Page size of these searches. */
const CANDIDATES = 40;

/** First search for similar cars: its make, else its price range. `null` when neither make nor body is known. */
export function firstSearch(to: SimilarityTarget): SearchFilter | null {
  return to.make === '' ? searchOfPriceRange(to) : searchFor({ make: to.make });
}

/**
 * Second search, given the results of the first: the model when the make has more cars than one page, the price range
 * when it has too few similar ones, `null` otherwise.
 */
export function secondSearch(
  to: SimilarityTarget,
  { content, totalPages }: SearchResults,
): SearchFilter | null {
  if (to.make === '') return null;
  if (totalPages <= 1) {
    return similarVehicles(to, content).length < MAX_SIMILAR ? searchOfPriceRange(to) : null;
  }
  const ofModel = similarVehicles(to, content).filter((vehicle) => isSameModel(to, vehicle));
  const needsModelSearch = to.model !== '' && ofModel.length < MAX_SIMILAR;
  return needsModelSearch ? searchFor({ make: to.make, model: to.model }) : null;
}

/** The backoffice cannot search by body; `similarVehicles` selects by it. */
function searchOfPriceRange(to: SimilarityTarget): SearchFilter | null {
  const { lowest, highest } = priceRange(to);
  return to.type === '' ? null : searchFor({ minPrice: lowest, maxPrice: highest });
}

function searchFor(criteria: Partial<Criteria>): SearchFilter {
  return { ...withCriteria(EMPTY_FILTER, criteria), size: CANDIDATES };
}
