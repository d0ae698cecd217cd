import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EnvError, readEnv } from '#lib/platform/env.ts';
import { CommandError, runOutboxCommand } from '#lib/enquiries/queue/outbox-command.ts';
import { QUEUE_FILE } from '#lib/enquiries/queue/sqlite-connection.ts';
import { SqliteStore } from '#lib/enquiries/queue/sqlite-store.ts';

/** Does not create the file: it would belong to this user, and the site could not write it. */
function openStore(): SqliteStore {
  const file = resolve(join(readEnv(process.env).dataDir, QUEUE_FILE));
  if (existsSync(file)) return new SqliteStore(file);
  throw new CommandError(`There is no ${file}: set DATA_DIR as the site has it.`);
}

function messageOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof EnvError) return error.message;
  return `The outbox cannot be used: ${error instanceof Error ? error.message : String(error)}.`;
}

try {
  process.stdout.write(await runOutboxCommand(process.argv.slice(2), openStore, Date.now()));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
