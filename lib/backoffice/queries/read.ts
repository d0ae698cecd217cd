import * as v from 'valibot';
import { type Entity, parseEntities, parseEntity } from '#lib/backoffice/response/entity.ts';
import { parseJson, parseOptional, validate } from '#lib/backoffice/response/response-validation.ts';
import { nullableList } from '#lib/backoffice/response/wire.ts';
import { get } from '#lib/backoffice/transport/client.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { recordOutcome } from '#lib/backoffice/transport/health.ts';

/**
 * The path of one item. `null` for a name that no path can carry: a URL resolves a segment of dots, and would ask for
 * something else.
 */
export function itemPath(collection: '/models' | '/car' | '/blogs', name: string): string | null {
  const segment = encodeURIComponent(name.toWellFormed());
  return segment === '' || segment === '.' || segment === '..' ? null : `${collection}/${segment}`;
}

/**
 * The JSON at this path. `null` is returned only after `probe`: an error page in place of the backoffice answers 404 to
 * everything, and must not turn good pages into missing ones (docs/product.md 10.2).
 * @param parse `parseOptional` where a missing item is `null` too.
 * @throws BackofficeError as `parse` and `probe`.
 */
export async function getJson(path: string, parse: typeof parseJson = parseJson): Promise<unknown> {
  const call = `GET ${path}`;
  const response = await get(path);
  const body = parse(response, call);
  if (body === null) await probe(call, response.status);
  return body;
}

/** The entities in the list at this path that can be shown; none for a verified `null`. Throws `BackofficeError`. */
export async function getList<T extends object>(path: string, entity: Entity<T>): Promise<T[]> {
  const call = `GET ${path}`;
  return parseEntities(validate(nullableList, await getJson(path), call), entity, call);
}

/**
 * The entity at this path; `null` when it is verified that there is none.
 * @throws BackofficeError 'contract' also when a required field is missing.
 */
export async function getOne<T extends object>(path: string, entity: Entity<T>): Promise<T | null> {
  const body = await getJson(path, parseOptional);
  if (body === null) return null;

  const parsed = parseEntity(body, entity);
  if (parsed !== null) return parsed;
  throw new BackofficeError(`no ${entity.kind} in the response`, { kind: 'contract', call: `GET ${path}` });
}

/**
 * Checks that it is the backoffice that answers: /makes (or /models for a call to /makes itself) is a list right now.
 * Otherwise it counts as down.
 * @param call the call whose response, with this status, is in doubt.
 * @throws BackofficeError 'contract' that names `call` when it is not.
 */
export async function probe(call: string, status: number): Promise<void> {
  const path = call === 'GET /makes' ? '/models' : '/makes';
  try {
    validate(v.array(v.unknown()), parseJson(await get(path), `GET ${path}`), `GET ${path}`);
  } catch (cause) {
    if (!(cause instanceof BackofficeError)) throw cause;
    recordOutcome('failure', Date.now());
    const reason = `answered ${status}, but GET ${path} fails as well`;
    throw new BackofficeError(reason, { kind: 'contract', call, status, cause });
  }
}
