import { searchVehicles } from '#lib/backoffice/queries/vehicles.ts';
import { filterFromQuery } from '#lib/domain/search/search-address.ts';
import { readAnswer } from '#app/api/client-car/read-answer.ts';

/** How many cars match the query of a search address: as many as there are pages of one car each. */
export function GET(request: Request): Promise<Response> {
  const filter = { ...filterFromQuery(new URL(request.url).searchParams), page: 0, size: 1 };
  return readAnswer({
    load: async () => ({ count: (await searchVehicles(filter)).totalPages }),
    freshness: 'max-age=30',
    failure: 'The cars cannot be counted at the moment.',
  });
}
