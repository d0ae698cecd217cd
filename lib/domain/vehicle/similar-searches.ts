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

/** Enough to choose from, and few enough for one answer. */
const CANDIDATES = 40;

/** Where to look first for cars like this one: among those of its make. `null` when there is nothing to go by. */
export function firstSearch(to: SimilarityTarget): SearchFilter | null {
  return to.make === '' ? searchOfPriceRange(to) : searchFor({ make: to.make });
}

/**
 * Where else to look after the first search found this page, or `null` when that is enough: among those of the model
 * when the make has more cars than came, among those of the price range when it has too few.
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
  const isModelUnseen = to.model !== '' && ofModel.length < MAX_SIMILAR;
  return isModelUnseen ? searchFor({ make: to.make, model: to.model }) : null;
}

/** A search cannot ask for a body: that is looked for in what it finds. */
function searchOfPriceRange(to: SimilarityTarget): SearchFilter | null {
  const { lowest, highest } = priceRange(to);
  return to.type === '' ? null : searchFor({ minPrice: lowest, maxPrice: highest });
}

function searchFor(criteria: Partial<Criteria>): SearchFilter {
  return { ...withCriteria(EMPTY_FILTER, criteria), size: CANDIDATES };
}
