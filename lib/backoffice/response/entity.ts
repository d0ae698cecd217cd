import 'server-only';
import * as v from 'valibot';
import { noteDropped, noteDroppedFields, type Subject } from './rejected-fields.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { isRecord, textOf } from './wire.ts';

/** How one kind of thing is read off the wire. The schema refuses only what cannot be shown at all. */
export type Entity<Thing extends object> = {
  kind: Subject['kind'];
  schema: v.GenericSchema<unknown, Thing> & { entries: object };
  keyOf: (thing: Thing) => string;
};

/** The thing, with what had to be dropped of it noted; `null` when it lacks what it cannot be shown without. */
export function entityFrom<Thing extends object>(sent: unknown, entity: Entity<Thing>): Thing | null {
  const { success, output } = v.safeParse(entity.schema, sent);
  if (!success) return null;

  if (isRecord(sent)) noteDroppedFields({ kind: entity.kind, key: entity.keyOf(output) }, sent, output);
  return output;
}

/**
 * The things of a list that can be shown, each once. One that cannot is left out and noted.
 * @throws BackofficeError 'contract' for a list of something else: no entry has any field of such a thing.
 */
export function entitiesFrom<Thing extends object>(
  sent: unknown[],
  entity: Entity<Thing>,
  call: string,
): Thing[] {
  if (sent.length > 0 && !sent.some((entry) => isLike(entry, entity)))
    throw new BackofficeError(`no ${entity.kind} in the list`, { kind: 'contract', call });

  const things = new Map<string, Thing>();
  for (const [index, entry] of sent.entries()) {
    const thing = entityFrom(entry, entity);
    if (thing === null) noteDropped({ kind: entity.kind, key: nameOf(entry, index) }, 'all of it');
    else if (!things.has(entity.keyOf(thing))) things.set(entity.keyOf(thing), thing);
  }
  return [...things.values()];
}

function isLike<Thing extends object>(entry: unknown, { schema }: Entity<Thing>): boolean {
  return isRecord(entry) && Object.keys(schema.entries).some((field) => field in entry);
}

/** What can be said of an entry that does not say what it is. */
function nameOf(entry: unknown, index: number): string {
  return (isRecord(entry) && textOf(entry['id'])) || `entry ${index}`;
}
