import { getModels } from '@/lib/backoffice/makes';

import { readAnswer } from '../read-answer';

/** The models of a make, or of all makes, for the search form. */
export function modelsAnswer(make?: string): Promise<Response> {
  return readAnswer({
    load: () => getModels(make),
    freshness: 'max-age=60, stale-while-revalidate=300',
    failure: 'The models cannot be loaded at the moment.',
  });
}
