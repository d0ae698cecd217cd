import 'server-only';
import { CACHE, tagPage } from '#lib/backoffice/pages/cache-tags.ts';
import { noteDropped, type Subject } from '#lib/backoffice/response/rejected-fields.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { pathOf } from '#lib/backoffice/response/path.ts';
import { getList } from './queries.ts';
import { textOf } from '#lib/backoffice/response/wire.ts';

/** Every make that has a car, in the backoffice's order. Throws `BackofficeError`. */
export async function getMakes(): Promise<string[]> {
  await tagPage(CACHE.makes.tag);
  return getNames('/makes', 'make');
}

/** The models of this make, or of all makes; none for a make that is not known. Throws `BackofficeError`. */
export async function getModels(make = ''): Promise<string[]> {
  await tagPage(CACHE.makes.tag);
  const path = make === '' ? '/models' : pathOf('/models', make);
  return path === null ? [] : getNames(path, 'model');
}

/** @throws BackofficeError 'contract' also for a list of something else. */
async function getNames(path: string, kind: Subject['kind']): Promise<string[]> {
  const sent = await getList(path);
  const names = sent.map(textOf).filter(Boolean);
  if (names.length === 0 && sent.length > 0)
    throw new BackofficeError(`no ${kind} in the list`, { kind: 'contract', call: `GET ${path}` });

  if (names.length < sent.length) noteDropped({ kind, key: path }, 'name');
  return [...new Set(names)];
}
