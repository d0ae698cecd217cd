import { getModels } from '#lib/backoffice/queries/makes.ts';

import { readAnswer } from '#app/api/client-car/read-answer.ts';

/** The models of a make, or of all makes, for the search form. */
export function modelsAnswer(make?: string): Promise<Response> {
  return readAnswer({
    load: () => getModels(make),
    freshness: 'max-age=60, stale-while-revalidate=300',
    failure: 'The models cannot be loaded at the moment.',
  });
}
