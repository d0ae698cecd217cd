import 'server-only';
import { log } from '#lib/platform/log.ts';
import { processSingleton } from '#lib/platform/process-singleton.ts';

/** Which thing the backoffice sent: its kind, and what it is known by. */
export type Subject = { kind: 'vehicle' | 'make' | 'model' | 'banner' | 'testimonial' | 'blog'; key: string };

const REMEMBERED = 10_000;

const noted = processSingleton('dropped', () => new Set<string>());

/** Logs once that something the backoffice sent cannot be shown: one field of the subject, or the whole of it. */
export function noteDropped({ kind, key }: Subject, field: string): void {
  const id = JSON.stringify([kind, key, field]);
  if (noted.has(id)) return;

  if (noted.size >= REMEMBERED) noted.delete(noted.values().next().value ?? '');
  noted.add(id);
  log('warn', 'backoffice.dropped', { kind, key, field });
}

/** Notes each field in which the backoffice sent something and nothing, or less of a list, was left of it. */
export function noteDroppedFields(subject: Subject, sent: object, kept: object): void {
  const sentFields = new Map<string, unknown>(Object.entries(sent));
  for (const [field, left] of Object.entries(kept)) {
    if (isLess(left, sentFields.get(field))) noteDropped(subject, field);
  }
}

function isLess(left: unknown, sent: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(sent)) return left.length < sent.length;
  return saysNothing(left) && !saysNothing(sent);
}

/** What a field without a value comes as, and what it is left as. */
function saysNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  const nothing: unknown[] = [undefined, null, false, 0, '', '0', 'false'];
  return nothing.includes(typeof value === 'string' ? value.trim().toLowerCase() : value);
}
