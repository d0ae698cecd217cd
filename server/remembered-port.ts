import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { isNotFoundError, writeFileAtomic } from '#lib/platform/atomic-write.ts';
import { log } from '#lib/platform/log.ts';

/**
 * The port of the last start, since cached pages name pictures by it. 0, which is any port, when there was none or it is
 * taken.
 */
export async function rememberedPort(file: string): Promise<number> {
  const port = await readPort(file);
  return port !== null && (await isFree(port)) ? port : 0;
}

/** @returns null when the file holds no port, which is logged unless there is no file */
async function readPort(file: string): Promise<number | null> {
  try {
    const text = await readFile(file, 'utf8');
    const port = Number(text);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
    throw new Error('The file holds no port');
  } catch (error) {
    if (!isNotFoundError(error)) log('warn', 'port.read-failed', { file, error });
    return null;
  }
}

/** Remembers the port of this URL for the next start. */
export async function rememberPort(file: string, url: string): Promise<void> {
  await writeFileAtomic(file, new URL(url).port);
}

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
