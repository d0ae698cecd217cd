import { languageFrom } from '#lib/domain/language.ts';
import { services } from '#lib/services.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { suggestionLabel } from '#lib/texts/search-label.ts';

/** Suggestions of searches, makes, models and cars for the text in the search box, in the language of the page. */
export function GET(request: Request): Promise<Response> {
  const { suggestSearches, respondWithJson } = services();
  const { searchParams } = new URL(request.url);
  const texts = TEXTS[languageFrom(request)];
  return respondWithJson({
    load: () =>
      suggestSearches(searchParams.get('q') ?? '', (...understood) => suggestionLabel(...understood, texts)),
    cacheControl: 'max-age=30',
  });
}
