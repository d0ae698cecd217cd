import 'server-only';
import * as v from 'valibot';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { logRejected, logRejectedFields, type Subject } from './rejected-fields.ts';
import { isRecord, toText } from './wire.ts';

/** How one kind of entity is parsed. The schema fails only for what cannot be shown at all. */
export type Entity<T extends object> = {
  kind: Subject['kind'];
  schema: v.GenericSchema<unknown, T> & { entries: object };
  keyOf: (entity: T) => string;
};

/** The entity, its rejected fields logged; `null` when a required field is missing. */
export function parseEntity<T extends object>(sent: unknown, entity: Entity<T>): T | null {
  const { success, output } = v.safeParse(entity.schema, sent);
  if (!success) return null;

  if (isRecord(sent)) logRejectedFields({ kind: entity.kind, key: entity.keyOf(output) }, sent, output);
  return output;
}

/**
 * The entities of a list, without repeats. Those that cannot be shown are left out and logged.
 * @throws BackofficeError 'contract' for a list of something else: no entry has any field of such an entity.
 */
export function parseEntities<T extends object>(sent: unknown[], entity: Entity<T>, call: string): T[] {
  if (sent.length > 0 && !sent.some((entry) => isLike(entry, entity)))
    throw new BackofficeError(`no ${entity.kind} in the list`, { kind: 'contract', call });

  const entities = new Map<string, T>();
  for (const [index, entry] of sent.entries()) {
    const parsed = parseEntity(entry, entity);
    if (parsed === null) logRejected({ kind: entity.kind, key: entryKey(entry, index) }, 'entire entry');
    else if (!entities.has(entity.keyOf(parsed))) entities.set(entity.keyOf(parsed), parsed);
  }
  return [...entities.values()];
}

function isLike<T extends object>(entry: unknown, { schema }: Entity<T>): boolean {
  return isRecord(entry) && Object.keys(schema.entries).some((field) => field in entry);
}

/** Identifies an entry without a key of its own in the log. */
function entryKey(entry: unknown, index: number): string {
  return (isRecord(entry) && toText(entry['id'])) || `entry ${index}`;
}
