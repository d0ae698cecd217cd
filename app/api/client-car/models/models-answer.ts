import { BackofficeError } from '@/lib/backoffice/errors';
import { log } from '@/lib/log';

const FRESH = { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=300' };
const FAILED = { 'Cache-Control': 'no-store', 'Retry-After': '10' };

/** A list of models for the search form, or 503 when the backoffice does not give it. */
export async function modelsAnswer(load: () => Promise<string[]>): Promise<Response> {
  try {
    return Response.json(await load(), { headers: FRESH });
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    log('warn', 'models.unavailable', { error });
    const message = 'The models cannot be loaded at the moment.';
    return Response.json({ message }, { status: 503, headers: FAILED });
  }
}
