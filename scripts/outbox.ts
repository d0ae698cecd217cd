import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openQueues } from '#lib/enquiries/queue/open-queue.ts';
import { CommandError, runOutboxCommand } from '#lib/enquiries/queue/outbox-command.ts';
import type { EnquiryQueue } from '#lib/enquiries/queue/queue.ts';
import { QUEUE_FILE } from '#lib/enquiries/queue/queue-file.ts';
import { env, EnvError } from '#lib/platform/env.ts';

const opened: EnquiryQueue[] = [];

/** Opens the queues, but does not create the file, which would belong to this user and not be writable for the site. */
function open() {
  const { dataDir, queueRedisUrl } = env();
  const file = resolve(join(dataDir, QUEUE_FILE));
  if (queueRedisUrl === null && !existsSync(file))
    throw new CommandError(`There is no ${file}: set DATA_DIR to that of the site.`);
  opened.push(...Object.values(openQueues()));
  return opened;
}

function describeError(error: unknown): string {
  if (error instanceof CommandError || error instanceof EnvError) return error.message;
  return `The outbox cannot be used: ${error instanceof Error ? error.message : String(error)}.`;
}

try {
  process.stdout.write(await runOutboxCommand(process.argv.slice(2), open));
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
} finally {
  for (const queue of opened) await queue.stop();
}
