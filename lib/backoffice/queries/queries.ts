import 'server-only';
import { getAccepted, getFound } from '#lib/backoffice/response/verified-not-found.ts';
import { promised } from '#lib/backoffice/response/response-validation.ts';
import { type Entity, entitiesFrom, entityFrom } from '#lib/backoffice/response/entity.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { wireList } from '#lib/backoffice/response/wire.ts';

/** The list at this path as it came; `null` is an empty one, if it is to be believed. Throws `BackofficeError`. */
export async function getList(path: string): Promise<unknown[]> {
  return promised(wireList, await getAccepted(path), `GET ${path}`);
}

/** The things at this path that can be shown. Throws `BackofficeError`. */
export async function getEntities<Thing extends object>(
  path: string,
  entity: Entity<Thing>,
): Promise<Thing[]> {
  return entitiesFrom(await getList(path), entity, `GET ${path}`);
}

/**
 * The one thing at this path; null when there is none.
 * @throws BackofficeError 'contract' also when what came lacks what it cannot be shown without.
 */
export async function getEntity<Thing extends object>(
  path: string,
  entity: Entity<Thing>,
): Promise<Thing | null> {
  const sent = await getFound(path);
  if (sent === null) return null;

  const thing = entityFrom(sent, entity);
  if (thing !== null) return thing;
  throw new BackofficeError(`no ${entity.kind} in the answer`, { kind: 'contract', call: `GET ${path}` });
}
