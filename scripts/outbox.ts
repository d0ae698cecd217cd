import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EnvError, readEnv } from '#lib/platform/env.ts';
import { BullmqStore } from '#lib/enquiries/queue/bullmq-store.ts';
import { CommandError, runOutboxCommand } from '#lib/enquiries/queue/outbox-command.ts';
import { QUEUE_FILE } from '#lib/enquiries/queue/sqlite-connection.ts';
import { SqliteStore } from '#lib/enquiries/queue/sqlite-store.ts';

const connected: BullmqStore[] = [];

/** Opens the stores, but does not create the file, which would belong to this user and not be writable for the site. */
function openStores() {
  const { dataDir, queueRedisUrl, siteUrl, backofficeTimeoutMs } = readEnv(process.env);
  const file = resolve(join(dataDir, QUEUE_FILE));
  const local = existsSync(file) ? { [file]: new SqliteStore(file) } : null;
  if (queueRedisUrl !== null) {
    const shared = new BullmqStore({ url: queueRedisUrl, siteUrl, leaseMs: backofficeTimeoutMs });
    connected.push(shared);
    return { ...local, 'The server of QUEUE_REDIS_URL': shared };
  }
  if (local) return local;
  throw new CommandError(`There is no ${file}: set DATA_DIR to that of the site.`);
}

function describeError(error: unknown): string {
  if (error instanceof CommandError || error instanceof EnvError) return error.message;
  return `The outbox cannot be used: ${error instanceof Error ? error.message : String(error)}.`;
}

try {
  process.stdout.write(await runOutboxCommand(process.argv.slice(2), openStores, Date.now()));
} catch (error) {
  if (error instanceof CommandError) process.stdout.write(error.output);
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
} finally {
  for (const store of connected) await store.close();
}
