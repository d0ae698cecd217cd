import { join } from 'node:path';
import type { Redis } from '#lib/platform/redis.ts';
import { RedisClock } from '#lib/platform/redis-clock.ts';
import { DiskStore } from '#lib/platform/disk-store.ts';
import type { CachedValue, Entry } from '#lib/page-cache/entry.ts';
import { PageCache } from '#lib/page-cache/page-cache.ts';
import { rewriteHtml } from '#lib/page-cache/rewrite-html.ts';
import { SharedPages } from '#lib/page-cache/shared-pages.ts';
import { SharedTags } from '#lib/page-cache/shared-tags.ts';
import { TagTimes } from '#lib/page-cache/tag-times.ts';

const LIMITS = { entries: 100, bytes: 10_000_000 };

/** The look-up of a page, as Next makes it. */
export const PAGE = { kind: 'APP_PAGE' };

export function aPage({ text = 'car', tags = 'vehicles' } = {}): CachedValue {
  const html = `<html><body>${text}<script>run()</script></body></html>`;
  return { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags } };
}

type Options = {
  built?: Record<string, Entry>;
  readBuildOutput?: ConstructorParameters<typeof PageCache>[0]['readBuildOutput'];
  memory?: typeof LIMITS;
  at?: number;
  /** Of an instance that shares a Redis. */
  client?: Redis;
};

/** A new process on this directory. Its clock stands still at `at` unless it is set. */
export function start(
  directory: string,
  { built = {}, readBuildOutput, memory = LIMITS, at = 1_800_000_000_000, client }: Options = {},
) {
  const clock = { now: at };
  const tags = new TagTimes(join(directory, 'tags.json'), () => clock.now);
  const cache = new PageCache({
    memory,
    disk: new DiskStore(join(directory, 'entries'), LIMITS),
    tags,
    shared: client ? shareThrough(client, tags, () => clock.now) : null,
    readBuildOutput: readBuildOutput ?? ((key) => Promise.resolve(built[key] ?? null)),
    rewriteHtml: (html) => rewriteHtml(html, { readStyleSheet: () => null, hydrationScript: null }),
    now: () => clock.now,
  });
  return { cache, clock };
}

function shareThrough(client: Redis, tags: TagTimes, now: () => number) {
  const redisClock = new RedisClock(client, now);
  return {
    pages: new SharedPages({ client, clock: redisClock, buildId: 'build', now }),
    tags: new SharedTags({ client, clock: redisClock, tags, onMissed: () => undefined }),
  };
}
