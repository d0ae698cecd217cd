import { suggest } from '#lib/domain/search/suggest.ts';
import { yearInMauritius } from '#lib/domain/text/format.ts';
import { INVENTORY_LOOKUP } from '#lib/inventory/inventory.ts';
import { readAnswer } from '#app/api/client-car/read-answer.ts';

/** Makes, models and cars for what is typed into the search box. */
export function GET(request: Request): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  return readAnswer({
    load: () => suggest(typed, INVENTORY_LOOKUP, yearInMauritius(new Date())),
    freshness: 'max-age=30',
    failure: 'There are no suggestions at the moment.',
  });
}
