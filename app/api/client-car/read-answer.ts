import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { log } from '#lib/platform/log.ts';

const UNKEPT = { 'Cache-Control': 'no-store' };

type Reading = {
  load: () => Promise<unknown>;
  /** How long the answer may be kept, as `Cache-Control` says it. */
  freshness: string;
  /** What to tell the visitor when the backoffice does not give it. */
  failure: string;
};

/** What the backoffice gives, as JSON: 404 for `null`, which is what it does not have; 503 when it fails. */
export async function readAnswer({ load, freshness, failure }: Reading): Promise<Response> {
  try {
    const found = await load();
    const status = found === null ? 404 : 200;
    return Response.json(found, { status, headers: { 'Cache-Control': `public, ${freshness}` } });
  } catch (error) {
    if (!(error instanceof BackofficeError)) throw error;
    log('warn', 'backoffice.read-failed', { error });
    return Response.json({ message: failure }, { status: 503, headers: { ...UNKEPT, 'Retry-After': '10' } });
  }
}
