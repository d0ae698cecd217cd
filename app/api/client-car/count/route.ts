import { filterFromQuery } from '#lib/domain/search/search-address.ts';
import { services } from '#lib/services.ts';

/** The number of cars that match the query of a search address, and with the index that of each option. */
export function GET(request: Request): Promise<Response> {
  const { countResults, respondWithLookUp } = services();
  const filter = filterFromQuery(new URL(request.url).searchParams);
  return respondWithLookUp({
    load: () => countResults(filter),
    cacheControl: 'max-age=30',
  });
}
