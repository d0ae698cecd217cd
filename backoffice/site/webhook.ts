import { CliError } from '#backoffice/cli-error.ts';
import { deleteChanges, pendingChanges, type Changes } from '#backoffice/database/changes.ts';
import type { Database } from '#backoffice/database/open.ts';
import { log } from '#backoffice/log.ts';

/** The site's cache webhook. */
export type Webhook = { url: string; secret: string };

/** Vehicles per call: the site accepts bodies of up to 64 KiB. */
const BATCH_SIZE = 1_000;

const TIMEOUT_MS = 5_000;

/** The data that a change of any vehicle affects besides its own page. */
const KINDS = ['vehicles', 'makes', 'featured'];

/**
 * Reads SITE_REVALIDATE_URL and REVALIDATE_SECRET.
 * @returns null unless both are set.
 * @throws CliError when the address is not valid.
 */
export function readWebhook(environment: NodeJS.ProcessEnv): Webhook | null {
  const { SITE_REVALIDATE_URL: url, REVALIDATE_SECRET: secret } = environment;
  if (!url || !secret) return null;
  if (/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return { url, secret };
  throw new CliError(`SITE_REVALIDATE_URL must be an http address, not '${url}'.`);
}

/**
 * Sends the site all changes since the last call that it accepted, also those made by commands in other processes.
 * @throws Error when the site does not accept a call; its changes stay recorded.
 */
export async function notifySite(db: Database, webhook: Webhook): Promise<void> {
  let changes: Changes | null;
  while ((changes = pendingChanges(db, BATCH_SIZE))) {
    await call(webhook, changes.chassisNumbers);
    deleteChanges(db, changes);
    log('info', 'site.notified', { vehicles: changes.chassisNumbers.length });
  }
}

async function call({ url, secret }: Webhook, chassisNumbers: string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
    body: JSON.stringify({ chassisNumbers, kinds: KINDS }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
}
