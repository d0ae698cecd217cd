import type { Database } from '../database/open.ts';
import { log } from '../log.ts';
import { messageOf } from '../problem.ts';
import { notifySite } from './notify.ts';
import type { Webhook } from './settings.ts';

const INTERVAL = 1_000;
const INTERVAL_AFTER_FAILURE = 30_000;

export type Watch = {
  /** Starts no other call and resolves once the one under way is done. */
  stop(): Promise<void>;
};

/** Passes changes on to the site while the server runs, those included that other commands write meanwhile. */
export function watchChanges(db: Database, webhook: Webhook): Watch {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let underWay = look();

  async function look(): Promise<void> {
    const isDone = await notifySite(db, webhook).catch((error: unknown) => {
      log('error', 'site.notification-failed', { error: messageOf(error) });
      return false;
    });
    if (!isStopped) timer = setTimeout(again, isDone ? INTERVAL : INTERVAL_AFTER_FAILURE);
  }

  function again(): void {
    underWay = look();
  }

  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return underWay;
    },
  };
}
