import { forgetChanges, oldestChanges, type Changes } from '../database/changes.ts';
import type { Database } from '../database/open.ts';
import { log } from '../log.ts';
import { messageOf } from '../problem.ts';
import type { Webhook } from './settings.ts';

/** How many vehicles one call names; the site takes bodies of 64 KiB. */
const BATCH = 1_000;

const PATIENCE = 5_000;

/** What a change of any vehicle touches besides its own page. */
const KINDS = ['vehicles', 'makes', 'featured'];

/**
 * Tells the site which vehicles changed since it was last told. What it does not take is logged and stays noted.
 * @returns whether the site knows all.
 */
export async function notifySite(db: Database, webhook: Webhook): Promise<boolean> {
  let changes: Changes | null;
  while ((changes = oldestChanges(db, BATCH))) {
    try {
      await tell(webhook, changes.chassisNumbers);
    } catch (error) {
      log('warn', 'site.notification-failed', { error: messageOf(error) });
      return false;
    }
    forgetChanges(db, changes);
    log('info', 'site.notified', { vehicles: changes.chassisNumbers.length });
  }
  return true;
}

async function tell({ url, secret }: Webhook, chassisNumbers: string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
    body: JSON.stringify({ chassisNumbers, kinds: KINDS }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
}
