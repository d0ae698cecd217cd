import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { EnvError, readEnv } from '#lib/platform/env.ts';
import { atDesk, DeskError } from '#lib/enquiries/queue/outbox-command.ts';
import { OUTBOX_FILE } from '#lib/enquiries/queue/sqlite-file.ts';
import { SqliteStore } from '#lib/enquiries/queue/sqlite-store.ts';

/** A file that is not there is not made: it would be this user's, and not the site's. */
function openDesk(): SqliteStore {
  const file = resolve(join(readEnv(process.env).dataDir, OUTBOX_FILE));
  if (existsSync(file)) return new SqliteStore(file);
  throw new DeskError(`There is no ${file}: set DATA_DIR as the site has it.`);
}

/** One sentence, whatever went wrong. */
function sentenceOf(error: unknown): string {
  if (error instanceof DeskError || error instanceof EnvError) return error.message;
  return `The outbox cannot be used: ${error instanceof Error ? error.message : String(error)}.`;
}

try {
  process.stdout.write(await atDesk(process.argv.slice(2), openDesk, Date.now()));
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}
