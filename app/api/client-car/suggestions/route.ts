import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { suggest } from '#lib/domain/word-search/suggest.ts';
import { yearInMauritius } from '#lib/domain/text/format.ts';
import { INVENTORY_LOOKUP, viewInventory } from '#lib/search-index/inventory.ts';
import { respondWithJson } from '#app/api/client-car/json-response.ts';

const LOOKUP = {
  ...INVENTORY_LOOKUP,
  stockOf: async (filter: SearchFilter) => (await viewInventory(filter))?.view ?? null,
};

/** Suggestions of searches, makes, models and cars for the text in the search box. */
export function GET(request: Request): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  return respondWithJson({
    load: () => suggest(typed, LOOKUP, yearInMauritius(new Date())),
    cacheControl: 'max-age=30',
    failure: 'There are no suggestions at the moment.',
  });
}
