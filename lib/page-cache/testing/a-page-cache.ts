import { join } from 'node:path';
import type { Redis } from '#lib/platform/redis.ts';
import { RedisClock } from '#lib/platform/redis-clock.ts';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { PageCache, type FoundPage, type RenderedPage } from '#lib/page-cache/page-cache.ts';
import { SharedPages } from '#lib/page-cache/shared-pages.ts';
import { SharedRendering } from '#lib/page-cache/shared-rendering.ts';
import { SharedTags } from '#lib/page-cache/shared-tags.ts';
import { TagTimes } from '#lib/page-cache/tag-times.ts';

const LIMITS = { entries: 100, bytes: 10_000_000 };

/** A renderer whose next page a test chooses. */
class TestRenderer {
  /** The addresses rendered so far. */
  readonly rendered: string[] = [];
  /** The next page; its body is `text` and the address. */
  next = { text: 'car', tags: ['vehicles'], lifetime: 60, status: 200, isIncomplete: false };
  failure: Error | null = null;
  /** A render ends when this does. */
  until: Promise<void> = Promise.resolve();

  async render(address: string): Promise<RenderedPage> {
    this.rendered.push(address);
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
    return { ...head, headers, body: Buffer.from(`${text} at ${address}`) };
  }
}

type Options = {
  memory?: typeof LIMITS;
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
  const cache = new PageCache({
    memory,
    disk,
    tags,
    shared: client ? shareThrough(client, tags, () => clock.now) : null,
    render: (address) => renderer.render(address),
    now: () => clock.now,
  });

  /** The text and the result of a visit. */
  async function visit(address: string): Promise<{ text: string; result: FoundPage['result'] }> {
    const { page, result } = await cache.get(address);
    return { text: String(await page.body('identity')), result };
  }
  return { cache, clock, renderer, visit, disk };
}

function shareThrough(client: Redis, tags: TagTimes, now: () => number) {
  const redisClock = new RedisClock(client, now);
  const pages = new SharedPages({ client, clock: redisClock, version: 'build', now });
  return {
    rendering: new SharedRendering(pages),
    tags: new SharedTags({ client, clock: redisClock, tags, onMissed: () => undefined }),
  };
}
