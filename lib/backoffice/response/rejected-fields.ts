import 'server-only';
import { log } from '#lib/platform/log.ts';
import { processSingleton } from '#lib/platform/process-singleton.ts';

/** What a rejected field belongs to. */
export type Subject = { kind: 'vehicle' | 'make' | 'model' | 'banner' | 'testimonial' | 'blog'; key: string };

const MAX_REMEMBERED = 10_000;

const logged = processSingleton('rejected fields', () => new Set<string>());

/** Logs once that a field of what the backoffice sent, or the entire entry, is not used. */
export function logRejected({ kind, key }: Subject, field: string): void {
  const id = JSON.stringify([kind, key, field]);
  if (logged.has(id)) return;

  if (logged.size >= MAX_REMEMBERED) logged.delete(logged.values().next().value ?? '');
  logged.add(id);
  log('warn', 'backoffice.field-rejected', { kind, key, field });
}

/** Logs each field that was sent with a value and parsed to none, or to a shorter list. */
export function logRejectedFields(subject: Subject, sent: object, parsed: object): void {
  const sentFields = new Map<string, unknown>(Object.entries(sent));
  for (const [field, value] of Object.entries(parsed)) {
    if (hasLost(sentFields.get(field), value)) logRejected(subject, field);
  }
}

function hasLost(sent: unknown, parsed: unknown): boolean {
  if (Array.isArray(parsed) && Array.isArray(sent)) return parsed.length < sent.length;
  return isBlank(parsed) && !isBlank(sent);
}

/** Whether it is what a field without a value is sent as or parsed to. */
function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  const blanks: unknown[] = [undefined, null, false, 0, '', '0', 'false'];
  return blanks.includes(typeof value === 'string' ? value.trim().toLowerCase() : value);
}
