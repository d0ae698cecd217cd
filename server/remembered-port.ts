import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';

/**
 * The port that was used last time, or 0 for any where there was none or it is taken: pages that are kept across a
 * restart name pictures by it.
 * @param file where it is kept
 */
export async function rememberedPort(file: string): Promise<number> {
  const port = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 && port < 65_536 && (await isFree(port)) ? port : 0;
}

/** Keeps the port of this address for the next start. */
export async function rememberPort(file: string, url: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, new URL(url).port);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
    return true;
  } catch {
    return false; // taken, or not to be had by this user
  } finally {
    probe.close();
  }
}
