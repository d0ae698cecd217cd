import { services } from '#lib/services.ts';

/** Suggestions of searches, makes, models and cars for the text in the search box. */
export function GET(request: Request): Promise<Response> {
  const { suggestSearches, respondWithJson } = services();
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  return respondWithJson({
    load: () => suggestSearches(typed),
    cacheControl: 'max-age=30',
    failure: 'There are no suggestions at the moment.',
  });
}
