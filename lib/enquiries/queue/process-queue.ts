import 'server-only';
import { join } from 'node:path';
import { processSingleton } from '#lib/platform/process-singleton.ts';
import { env } from '#lib/platform/env.ts';
import { alertChannels } from './alert-channels.ts';
import { SYSTEM_CLOCK } from './clock.ts';
import { Outbox } from './queue.ts';
import { OUTBOX_FILE } from './sqlite-file.ts';
import { longestAttempt, sendMessage } from './send.ts';
import { SqliteStore } from './sqlite-store.ts';
import { onStopOutbox } from './stop-queue.ts';

/** So that a lease outlasts its attempt even on a busy machine. */
const SPARE_MS = 2_000;

const HOUR_MS = 60 * 60_000;

/** The outbox of this process, in the site's data directory. */
export function outbox(): Outbox {
  return processSingleton('outbox', () => {
    const { dataDir, deadLetterAfterHours, deadLetterRetentionDays } = env();
    const opened = new Outbox({
      store: new SqliteStore(join(dataDir, OUTBOX_FILE)),
      send: (leased) => sendMessage(leased, AbortSignal.timeout(longestAttempt())),
      clock: SYSTEM_CLOCK,
      random: Math.random,
      leaseMs: longestAttempt() + SPARE_MS,
      deadLetterAfterMs: deadLetterAfterHours * HOUR_MS,
      deadLetterRetentionMs: deadLetterRetentionDays * 24 * HOUR_MS,
      alertChannels: alertChannels(env()),
    });
    onStopOutbox(() => opened.stop());
    return opened;
  });
}

/** What /api/health says of enquiries. All are `null` while the store cannot tell, which its worker logs. */
type OutboxHealth = {
  undelivered: number | null;
  deadLetters: number | null;
  /** Age of the oldest undelivered enquiry; `null` when there is none. */
  oldestUndeliveredSeconds: number | null;
};

export async function outboxHealth(now: number): Promise<OutboxHealth> {
  try {
    const { undelivered, deadLetters, oldestStoredAt } = await outbox().status();
    const ageMs = oldestStoredAt === null ? null : Math.max(now - oldestStoredAt, 0);
    return { undelivered, deadLetters, oldestUndeliveredSeconds: ageMs && Math.floor(ageMs / 1000) };
  } catch {
    return { undelivered: null, deadLetters: null, oldestUndeliveredSeconds: null };
  }
}
