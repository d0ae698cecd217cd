import { hash } from 'node:crypto';
import { join } from 'node:path';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { env } from '#lib/platform/env.ts';
import { SegmentedLru } from '#lib/platform/segmented-lru.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';

const MEMORY = { entries: 2_000, bytes: 16 * 1024 ** 2 };
const DISK = { entries: 20_000, bytes: 128 * 1024 ** 2 };

/** JSON under the hash of its name, since a name may be long and contain any character. */
const stores = {
  memory: new SegmentedLru<string>(MEMORY),
  disk: new DiskStore(join(env().dataDir, 'last-good'), DISK),
};

/**
 * Stores data of the backoffice in memory and on disk, to be shown when the backoffice fails, also after a restart or a
 * new build. Returns at once; disk errors are logged. Above the limits the least used data is evicted.
 * @param value any JSON value; `null` removes the name.
 */
export function storeStale(name: string, value: unknown): void {
  const key = hash('sha256', name);
  if (value === null) return remove(key);

  const text = JSON.stringify(value);
  if (stores.memory.get(key) === text && stores.disk.touch(key)) return; // else it could not be written
  stores.memory.set(key, text, text.length);
  void stores.disk.write(key, Buffer.from(text));
}

/**
 * The data last stored under this name, however old, or `null`. An earlier version of the site may have written it, so
 * callers validate it.
 */
export async function readStale(name: string): Promise<unknown> {
  const key = hash('sha256', name);
  const text = stores.memory.get(key) ?? (await stores.disk.read(key))?.toString();
  if (text === undefined) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    warnThrottled('stale-store.read-failed', error);
    remove(key);
    return null;
  }
}

function remove(key: string): void {
  stores.memory.delete(key);
  void stores.disk.remove(key);
}
