import { LRUCache } from 'lru-cache';
import { CACHE, tagPage } from '#lib/backoffice/page-data/cache-tags.ts';
import { logRejected } from '#lib/backoffice/response/entity.ts';
import { validate } from '#lib/backoffice/response/response-validation.ts';
import { nullableList, toText } from '#lib/backoffice/response/wire.ts';
import { BackofficeError, loggableCall } from '#lib/backoffice/transport/errors.ts';
import { isListedName } from '#lib/domain/search/listed-names.ts';
import { getJson, itemPath } from './read.ts';

/** The makes of all cars, in the order of the backoffice. Throws `BackofficeError`. */
export async function getMakes(): Promise<string[]> {
  tagPage(CACHE.makes.tag);
  return getNames('/makes', 'make');
}

/** The models of this make, or of all makes; none for an unknown make. Throws `BackofficeError`. */
export async function getModels(make = ''): Promise<string[]> {
  tagPage(CACHE.makes.tag);
  const path = make === '' ? '/models' : itemPath('/models', make);
  return path === null ? [] : getNames(path, 'model');
}

/** Lists by path, remembered for a minute, since every search page shows some. Visitors choose the makes. */
const remembered = new LRUCache<string, Promise<string[]>>({ max: 500, ttl: 60_000 });

/** Lists are read again, since the data of the backoffice has changed. */
export function forgetNames(): void {
  remembered.clear();
}

/** The list at this path; a failure is not remembered. */
function getNames(path: string, kind: 'make' | 'model'): Promise<string[]> {
  const known = remembered.get(path);
  if (known) return known;
  const names = readNames(path, kind);
  remembered.set(path, names);
  names.catch(() => remembered.peek(path) === names && remembered.delete(path)); // the caller handles the error
  return names;
}

/** @throws BackofficeError 'contract' also for a list without any name. */
async function readNames(path: string, kind: 'make' | 'model'): Promise<string[]> {
  const call = `GET ${path}`;
  const entries = validate(nullableList, await getJson(path), call);
  const texts = [...new Set(entries.map(toText))];
  const names = texts.filter(isListedName);
  if (names.length === 0 && entries.length > 0)
    throw new BackofficeError(`no ${kind} in the list`, { kind: 'contract', call });

  if (names.length < texts.length) logRejected({ kind, key: loggableCall(path) }, 'name');
  return names;
}
