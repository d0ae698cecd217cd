import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openQueues, OUTBOX_SETTINGS_FILE } from '#lib/enquiries/queue/open-queue.ts';
import { CommandError, type OpenedOutbox, runOutboxCommand } from '#lib/enquiries/queue/outbox-command.ts';
import type { EnquiryQueue } from '#lib/enquiries/queue/queue.ts';
import { QUEUE_FILE } from '#lib/enquiries/queue/queue-file.ts';
import { env, EnvError } from '#lib/platform/env.ts';

const opened: EnquiryQueue[] = [];

/**
 * Opens the queues of the site whose DATA_DIR this is, with the settings with which it was started. Does not create the
 * file, which would belong to this user and not be writable for the site.
 */
function open(): OpenedOutbox {
  const { dataDir, queueRedisUrl } = env();
  const [file, settings] = [QUEUE_FILE, OUTBOX_SETTINGS_FILE].map((name) => resolve(join(dataDir, name)));
  const hasRun = existsSync(settings ?? '');
  const server = queueRedisUrl ?? (hasRun ? serverIn(settings ?? '') : null);
  const hasFile = existsSync(file ?? '');
  if (!hasFile && (server === null || !hasRun))
    throw new CommandError(`There is no outbox in ${resolve(dataDir)}: set DATA_DIR to that of the site.`);
  opened.push(...Object.values(openQueues({ dataDir, queueRedisUrl: server })));
  const places = [
    ...(hasFile ? [String(file)] : []),
    ...(server ? [`the queue server ${new URL(server).host}`] : []),
  ];
  return { queues: opened, place: places.join(' and ') };
}

function serverIn(settings: string): string | null {
  const { queueRedisUrl } = JSON.parse(readFileSync(settings, 'utf8')) as { queueRedisUrl: string | null };
  return queueRedisUrl;
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
