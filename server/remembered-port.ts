import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { isNotFoundError, writeFileAtomic } from '#lib/platform/atomic-write.ts';
import { log } from '#lib/platform/log.ts';

/**
 * The port of the last start, because cached pages contain picture addresses with it; 0 (any port) when there was none
 * or it is taken.
 */
export async function rememberedPort(file: string): Promise<number> {
  try {
    const port = parseInt(await readFile(file, 'utf8'));
    return (await isFree(port)) ? port : 0;
  } catch (error) {
    if (!isNotFoundError(error)) log('warn', 'port.read-failed', { file, error });
    return 0;
  }
}

/** Remembers the port of this URL for the next start. */
export async function rememberPort(file: string, url: string): Promise<void> {
  await writeFileAtomic(file, new URL(url).port);
}

/** @throws RangeError for an invalid port number */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
    return true;
  } catch {
    return false; // taken, or this user may not listen on it
  } finally {
    probe.close();
  }
}
