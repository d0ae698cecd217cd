import { env } from '#lib/platform/env.ts';
import { lazily } from '#lib/platform/lazily.ts';
import { log } from '#lib/platform/log.ts';
import { redis } from '#lib/platform/redis.ts';
import { RedisLocks } from '#lib/platform/redis-locks.ts';
import { InventorySync } from './inventory-sync.ts';
import { WorkerClient } from './worker-client.ts';

/** The index of this process, in the site's data directory. */
export const searchIndex = lazily(() => {
  const worker = new WorkerClient(env().dataDir, ({ event, message }) => {
    log('warn', `inventory.snapshot-${event}`, { message });
    if (event === 'damaged') void sync.syncNow();
  });
  const sync = new InventorySync(worker, new RedisLocks(redis()));
  return { worker, sync };
});

export async function stopSearchIndex(): Promise<void> {
  const { worker, sync } = searchIndex();
  await sync.stop();
  await worker.stop();
}
