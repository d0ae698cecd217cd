import { log } from './log.ts';

const QUIET_MS = 60_000;

const lastTold = new Map<string, number>();

/** Logs what went wrong with the cache, each event at most once a minute: the site goes on without, and a full disk fails at every page. */
export function complain(event: string, error: unknown): void {
  const now = Date.now();
  if (now - (lastTold.get(event) ?? -Infinity) < QUIET_MS) return;
  lastTold.set(event, now);
  log('warn', event, { error });
}
