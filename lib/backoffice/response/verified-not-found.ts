import 'server-only';
import * as v from 'valibot';
import { get } from '#lib/backoffice/transport/client.ts';
import { accepted, found, promised } from './response-validation.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';

const WHOLE_LIST = v.array(v.unknown());

/**
 * The one thing at this path as it came; `null` when the backoffice says that there is none, by 404, an empty body or
 * `null`, and gives its makes as promised right then. What has taken the backoffice's place, such as a host's error
 * page, says that of everything, and a good page must not become a 404 by it.
 * @throws BackofficeError as `accepted`; 'contract' when it is not believed.
 */
export function getFound(path: string): Promise<unknown> {
  return getBelieved(path, found);
}

/** What is at this path as it came. `null` is believed, and errors are thrown, as by `getFound`. */
export function getAccepted(path: string): Promise<unknown> {
  return getBelieved(path, accepted);
}

async function getBelieved(path: string, read: typeof accepted): Promise<unknown> {
  const call = `GET ${path}`;
  const answer = await get(path);
  const sent = read(answer, call);
  if (sent === null) await requireOrder(call, answer.status);
  return sent;
}

/** @throws BackofficeError 'contract' unless the backoffice gives its makes as promised right now. */
export async function requireOrder(call: string, status: number): Promise<void> {
  const proof = call === 'GET /makes' ? '/models' : '/makes';
  try {
    promised(WHOLE_LIST, accepted(await get(proof), `GET ${proof}`), `GET ${proof}`);
  } catch (cause) {
    if (!(cause instanceof BackofficeError)) throw cause;
    throw new BackofficeError(`answered by what does not give ${proof.slice(1)} as promised`, {
      kind: 'contract',
      call,
      status,
      cause,
    });
  }
}
