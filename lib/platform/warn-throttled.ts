import { log } from './log.ts';

const INTERVAL_MS = 60_000;

const loggedAt = new Map<string, number>();

/**
 * Logs what the site survives, each event at most once a minute: a full disk makes every write fail, and a visitor may ask
 * for what fails as often as he likes.
 * @param fields of the occurrence that is logged
 */
export function warnThrottled(event: string, error: unknown, fields: Record<string, unknown> = {}): void {
  const now = performance.now(); // the clock may be set back
  if (now - (loggedAt.get(event) ?? -Infinity) < INTERVAL_MS) return;
  loggedAt.set(event, now);
  log('warn', event, { ...fields, error });
}
