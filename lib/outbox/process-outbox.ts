import 'server-only';
import { join } from 'node:path';
import { processWide } from '@/lib/backoffice/process-wide';
import { env } from '@/lib/env';
import { SYSTEM_CLOCK } from './clock';
import { Outbox } from './outbox';
import { OUTBOX_FILE } from './sqlite-file';
import { longestAttempt, sendMessage } from './send';
import { SqliteStore } from './sqlite-store';
import { onStopOutbox } from './stop';
import type { Counts } from './store';

/** So that a lease outlasts its attempt even on a busy machine. */
const SPARE_MS = 2_000;

/** The outbox of this process, in the site's data directory. */
export function outbox(): Outbox {
  return processWide('outbox', () => {
    const opened = new Outbox({
      store: new SqliteStore(join(env().dataDir, OUTBOX_FILE)),
      send: (leased) => sendMessage(leased, AbortSignal.timeout(longestAttempt())),
      clock: SYSTEM_CLOCK,
      random: Math.random,
      leaseMs: longestAttempt() + SPARE_MS,
    });
    onStopOutbox(() => opened.stop());
    return opened;
  });
}

/** How many enquiries are not delivered; `null` while the store cannot tell, which its worker logs. */
export async function undeliveredCounts(): Promise<Counts | { undelivered: null; setAside: null }> {
  return outbox()
    .counts()
    .catch(() => ({ undelivered: null, setAside: null }));
}
