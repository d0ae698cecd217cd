import { messageOf } from '#backoffice/cli-error.ts';
import type { Database } from '#backoffice/database/open.ts';
import { log } from '#backoffice/log.ts';
import { notifySite, type Webhook } from './webhook.ts';

const INTERVAL_MS = 1_000;
const INTERVAL_AFTER_FAILURE_MS = 30_000;

export type Watch = {
  /** Starts no other call and resolves once the current one is done. */
  stop(): Promise<void>;
};

/** Tells the site of changes while the server runs, including those that other commands write meanwhile. */
export function watchChanges(db: Database, webhook: Webhook): Watch {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let current = check();

  async function check(): Promise<void> {
    const isDone = await notifySite(db, webhook).catch((error: unknown) => {
      log('error', 'site.notification-failed', { error: messageOf(error) });
      return false;
    });
    if (!isStopped) timer = setTimeout(checkAgain, isDone ? INTERVAL_MS : INTERVAL_AFTER_FAILURE_MS);
  }

  function checkAgain(): void {
    current = check();
  }

  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return current;
    },
  };
}
