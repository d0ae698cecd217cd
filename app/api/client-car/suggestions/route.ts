import { suggest } from '#lib/domain/search/suggest.ts';
import { yearInMauritius } from '#lib/domain/text/format.ts';
import { readAnswer } from '#app/api/client-car/read-answer.ts';
import { inventoryLookup } from '#app/inventory-lookup.ts';

/** Makes, models and cars for what is typed into the search box. */
export function GET(request: Request): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  return readAnswer({
    load: () => suggest(typed, inventoryLookup, yearInMauritius(new Date())),
    freshness: 'max-age=30',
    failure: 'There are no suggestions at the moment.',
  });
}
