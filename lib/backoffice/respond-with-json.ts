import { lookUp } from './transport/bulkhead.ts';
import { BackofficeError } from './transport/errors.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';

const NOT_CACHED = { 'Cache-Control': 'no-store' };

export type Source = {
  load: () => Promise<unknown>;
  /** Lifetime directives of the `Cache-Control` header. */
  cacheControl: string;
};

/** Responds with data of the backoffice as JSON: 404 for `null`, 503 when the backoffice fails. */
export async function respondWithJson({ load, cacheControl }: Source): Promise<Response> {
  try {
    const found = await load();
    const status = found === null ? 404 : 200;
    return Response.json(found, { status, headers: { 'Cache-Control': `public, ${cacheControl}` } });
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    warnThrottled('backoffice.read-failed', error);
    return Response.json(
      { message: 'The backoffice is not available at the moment.' },
      { status: 503, headers: { ...NOT_CACHED, 'Retry-After': '10' } },
    );
  }
}

/** Like `respondWithJson`, but loads beside the reads of pages. */
export function respondWithLookUp(source: Source): Promise<Response> {
  return respondWithJson({ ...source, load: () => lookUp(source.load) });
}
