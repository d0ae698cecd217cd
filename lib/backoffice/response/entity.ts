import * as v from 'valibot';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { log } from '#lib/platform/log.ts';
import { isRecord, toText } from './wire.ts';

/** The entity that a rejected field belongs to. */
type Subject = { kind: 'vehicle' | 'make' | 'model' | 'banner' | 'testimonial' | 'blog'; key: string };

const MAX_KEY_LENGTH = 200;

/** In a large inventory more fields may be bad, which is read every minute: so many are logged an hour. */
const MAX_LOGGED = 10_000;
const HOUR_MS = 60 * 60_000;

const logged = new Set<string>();
let emptiedAt = performance.now();

/** How one kind of entity is parsed. The schema fails only when a required field is missing. */
export type Entity<T extends object> = {
  kind: Subject['kind'];
  schema: v.GenericSchema<unknown, T> & { entries: object };
  keyOf: (entity: T) => string;
};

/** Parses an entity of an answer and logs its rejected fields; `null` without a required field. */
export function parseEntity<T extends object>(sent: unknown, entity: Entity<T>): T | null {
  const { success, output } = v.safeParse(entity.schema, sent);
  if (!success) return null;

  if (isRecord(sent)) logRejectedFields({ kind: entity.kind, key: entity.keyOf(output) }, sent, output);
  return output;
}

/**
 * The entities of a list, without repeats. Invalid entries are left out and logged.
 * @param options.mayAllBeInvalid whether several entries may all lack what the schema requires
 * @throws BackofficeError 'contract' when the list has entries, but none with a field of the entity; or several entries,
 * but no valid one: then a field that is required has another name now.
 */
export function parseEntities<T extends object>(
  sent: unknown[],
  entity: Entity<T>,
  call: string,
  { mayAllBeInvalid = false }: { mayAllBeInvalid?: boolean } = {},
): T[] {
  const isStrict = sent.length > 1 && !mayAllBeInvalid;
  if (
    sent.length > 0 &&
    !sent.some((entry) => (isStrict ? v.is(entity.schema, entry) : isLike(entry, entity)))
  )
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

/** Identifies an entry without a key in the log. */
function entryKey(entry: unknown, index: number): string {
  return (isRecord(entry) && toText(entry['id'])) || `entry ${index}`;
}

/** Logs once that a field of an entry, or the entire entry, is not used. */
export function logRejected({ kind, key: fullKey }: Subject, field: string): void {
  const key = fullKey.slice(0, MAX_KEY_LENGTH); // that of a testimonial is its text
  const id = JSON.stringify([kind, key, field]);
  if (logged.has(id)) return;

  if (logged.size >= MAX_LOGGED) {
    if (performance.now() - emptiedAt < HOUR_MS) return;
    emptiedAt = performance.now();
    logged.clear();
  }
  logged.add(id);
  log('warn', 'backoffice.field-rejected', { kind, key, field });
}

/** Logs each field whose value was parsed to an empty value or a shorter list. */
function logRejectedFields(subject: Subject, sent: object, parsed: object): void {
  const sentFields = new Map<string, unknown>(Object.entries(sent));
  for (const [field, value] of Object.entries(parsed)) {
    if (hasLost(sentFields.get(field), value)) logRejected(subject, field);
  }
}

function hasLost(sent: unknown, parsed: unknown): boolean {
  if (Array.isArray(parsed) && Array.isArray(sent)) return parsed.length < sent.length;
  return isBlank(parsed) && !isBlank(sent);
}

/** Whether a value, sent or parsed, means an empty field. */
function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  const blanks: unknown[] = [undefined, null, false, 0, '', '0', 'false'];
  return blanks.includes(typeof value === 'string' ? value.trim().toLowerCase() : value);
}
