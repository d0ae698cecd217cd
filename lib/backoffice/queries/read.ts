import { type Entity, parseEntities, parseEntity } from '#lib/backoffice/response/entity.ts';
import { parseJson, parseOptional, validate } from '#lib/backoffice/response/response-validation.ts';
import { list, nullableList } from '#lib/backoffice/response/wire.ts';
import { get } from '#lib/backoffice/transport/client.ts';
import { nameKey } from '#lib/domain/search/name-key.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { recordOutcome } from '#lib/backoffice/transport/health.ts';

/**
 * Characters of a path segment. A server may drop the connection of a much longer request, which would count as a failure
 * of the whole resource.
 */
const MAX_SEGMENT_LENGTH = 200;

/** A segment that a URL resolves; a server may do so after it has decoded the path, and after it has cut off parameters. */
const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?:;[^/\\]*)?(?:[/\\]|$)/;

/** The path of one item; `null` for a name that no item has. */
export function itemPath(collection: '/models' | '/car' | '/blogs', name: string): string | null {
  if (name === '' || name.length > MAX_SEGMENT_LENGTH || DOT_SEGMENT.test(name)) return null;
  return `${collection}/${encodeURIComponent(name.toWellFormed())}`;
}

/**
 * The JSON at this path. `null` is returned only after `probe`: an error page in place of the backoffice answers every
 * call with 404, and must not turn existing pages into missing ones (docs/product.md 10.2b).
 * @param parse `parseOptional` returns `null` for a missing item too.
 * @throws BackofficeError as `parse` and `probe`.
 */
export async function getJson(path: string, parse: typeof parseJson = parseJson): Promise<unknown> {
  const call = `GET ${path}`;
  const response = await get(path);
  const body = parse(response, call);
  if (body === null) await probe(call, response.status);
  return body;
}

/** The valid entities of the list at this path; none for a verified `null`. Throws `BackofficeError`. */
export async function getList<T extends object>(path: string, entity: Entity<T>): Promise<T[]> {
  const call = `GET ${path}`;
  return parseEntities(validate(nullableList, await getJson(path), call), entity, call);
}

/**
 * The entity at this path; `null` when it verifiably does not exist.
 * @param key what `keyOf` gives for it
 * @throws BackofficeError 'contract' when a required field is missing, and when it is another entity.
 */
export async function getOne<T extends object>(
  path: string,
  entity: Entity<T>,
  key: string,
): Promise<T | null> {
  const body = await getJson(path, parseOptional);
  if (body === null) return null;

  const parsed = parseEntity(body, entity);
  if (parsed !== null && isSameKey(entity.keyOf(parsed), key)) return parsed;
  throw new BackofficeError(`no ${entity.kind} in the response`, { kind: 'contract', call: `GET ${path}` });
}

/** Whether two keys differ at most in case, spaces and punctuation, which a backoffice may ignore. */
export function isSameKey(key: string, other: string): boolean {
  const [one, two] = [key, other].map((text) => nameKey(text).replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return key === other || (one !== '' && one === two);
}

/**
 * Checks that the responses come from the backoffice: /makes (or /models after a call to /makes) must be a list now.
 * Otherwise the backoffice is recorded as down.
 * @param call the call with the doubtful response, which had this status.
 * @throws BackofficeError 'contract' that names `call` when the check fails.
 */
export async function probe(call: string, status: number): Promise<void> {
  const path = call === 'GET /makes' ? '/models' : '/makes';
  try {
    validate(list, parseJson(await get(path), `GET ${path}`), `GET ${path}`);
  } catch (cause) {
    if (!(cause instanceof BackofficeError)) throw cause;
    recordOutcome('failure');
    const reason = `answered ${status}, but GET ${path} fails as well`;
    throw new BackofficeError(reason, { kind: 'contract', call, status, cause });
  }
}
