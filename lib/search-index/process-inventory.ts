import { env } from '#lib/platform/env.ts';
import { log } from '#lib/platform/log.ts';
import { processSingleton } from '#lib/platform/process-singleton.ts';
import { onStop } from '#lib/platform/stop-hooks.ts';
import { redis } from '#lib/platform/redis.ts';
import { RedisLocks } from '#lib/platform/redis-locks.ts';
import { InventorySync } from './inventory-sync.ts';
import { WorkerClient } from './worker-client.ts';

/** The index of this process, in the site's data directory. */
export function processInventory(): { worker: WorkerClient; sync: InventorySync } {
  return processSingleton('inventory', () => {
    const worker = new WorkerClient(env().dataDir, ({ event, message }) => {
      log('warn', `inventory.snapshot-${event}`, { message });
      if (event === 'damaged') void sync.syncNow();
    });
    const sync = new InventorySync(worker, new RedisLocks(redis()));
    onStop('inventory', async () => {
      await sync.stop();
      await worker.stop();
    });
    return { worker, sync };
  });
}
