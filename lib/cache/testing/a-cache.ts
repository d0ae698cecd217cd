import { join } from 'node:path';
import { Cache, type Found } from '#lib/cache/cache.ts';
import type { Entry, Made } from '#lib/cache/entry.ts';
import { SharedEntries } from '#lib/cache/shared-entries.ts';
import { SharedTags } from '#lib/cache/shared-tags.ts';
import { TagTimes } from '#lib/cache/tag-times.ts';
import { DiskStore } from '#lib/platform/disk-store.ts';
import type { Redis } from '#lib/platform/redis.ts';

const LIMITS = { entries: 100, bytes: 10_000_000 };

/** A renderer whose next page a test chooses. */
class TestRenderer {
  /** The keys rendered so far. */
  readonly rendered: string[] = [];
  /** The entry that was renewed last. */
  previous: Entry | null = null;
  /** The next page; its body is `text` and the key. */
  next = { text: 'car', tags: ['vehicles'], lifetime: 60, status: 200, isIncomplete: false };
  failure: Error | null = null;
  /** A render ends when this does. */
  until: Promise<void> = Promise.resolve();

  async render(key: string): Promise<Made> {
    this.rendered.push(key);
    const {
      next: { text, ...head },
      failure,
    } = this;
    await this.until;
    if (failure) throw failure;
    const headers = [
      'content-type',
      'text/html; charset=utf-8',
      'content-security-policy',
      "default-src 'self'",
    ];
    return { ...head, headers, body: Buffer.from(`${text} at ${key}`) };
  }
}

type Options = {
  memory?: typeof LIMITS | null;
  at?: number;
  /** Of an instance that shares a Redis. */
  client?: Redis;
};

/** A new process on this directory. Its clock stands still at `at` unless it is set. */
export function start(directory: string, { memory = LIMITS, at = 1_800_000_000_000, client }: Options = {}) {
  const clock = { now: at };
  const tags = new TagTimes(join(directory, 'tags.json'), () => clock.now);
  const renderer = new TestRenderer();
  const disk = new DiskStore(join(directory, 'entries'), LIMITS);
  const cache = new Cache({
    memory,
    disk,
    tags,
    shared: client
      ? {
          entries: new SharedEntries(client, 'build'),
          tags: new SharedTags({ client, tags, onMissed: () => undefined }),
        }
      : null,
    now: () => clock.now,
  });

  function get(key: string): Promise<Found> {
    return cache.get(key, (previous) => {
      renderer.previous = previous;
      return renderer.render(key);
    });
  }

  /** The text and the result of a visit. */
  async function visit(key: string): Promise<{ text: string; result: Found['result'] }> {
    const { entry, result } = await get(key);
    return { text: String(await entry.body('identity')), result };
  }
  return { cache, clock, renderer, get, visit, disk };
}
