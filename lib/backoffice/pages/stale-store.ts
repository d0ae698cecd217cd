import 'server-only';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { SegmentedLru } from '#lib/platform/segmented-lru.ts';
import { env } from '#lib/platform/env.ts';
import { processSingleton } from '#lib/platform/process-singleton.ts';

const MEMORY = { entries: 2_000, bytes: 16 * 1024 ** 2 };
const DISK = { entries: 20_000, bytes: 128 * 1024 ** 2 };

/** JSON texts under the hash of their name: a name may be as long as it likes and hold anything. */
const stores = processSingleton('last good', () => ({
  memory: new SegmentedLru<string>(MEMORY),
  disk: new DiskStore(join(env().dataDir, 'last-good'), DISK),
}));

/**
 * Remembers under this name what the backoffice gave, in memory and on disk, across restarts and new builds of the
 * site. Returns at once; a disk that fails is logged. The least useful of what is remembered makes room.
 * @param value anything JSON can hold; `null` forgets the name.
 */
export function keepLastGood(name: string, value: unknown): void {
  const key = hash('sha256', name);
  if (value === null) return forget(key);

  const text = JSON.stringify(value);
  if (stores.memory.get(key) === text) return stores.disk.touch(key);
  stores.memory.set(key, text, text.length);
  void stores.disk.write(key, Buffer.from(text));
}

/**
 * What was last kept under this name, however old; `null` when there is nothing. It may come from the disk, and from an
 * earlier version of the site: whoever asks checks its shape.
 */
export async function lastGood(name: string): Promise<unknown> {
  const key = hash('sha256', name);
  const text = stores.memory.get(key) ?? (await stores.disk.read(key))?.toString();
  if (text === undefined) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    warnThrottled('last-good.read', error);
    forget(key);
    return null;
  }
}

function forget(key: string): void {
  stores.memory.delete(key);
  void stores.disk.remove(key);
}
