import { filterFromQuery } from '#lib/domain/search/search-address.ts';
import { countResults } from '#lib/inventory/search.ts';
import { readAnswer } from '#app/api/client-car/read-answer.ts';

/** How many cars match the query of a search address, and with the index those of each option. */
export function GET(request: Request): Promise<Response> {
  const filter = filterFromQuery(new URL(request.url).searchParams);
  return readAnswer({
    load: () => countResults(filter),
    freshness: 'max-age=30',
    failure: 'The cars cannot be counted at the moment.',
  });
}
