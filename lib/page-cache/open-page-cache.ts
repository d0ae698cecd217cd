import { join } from 'node:path';
import { claimBuildFolder } from '#lib/platform/build-folder.ts';
import { DiskStore } from '#lib/platform/disk-store.ts';
import type { Redis } from '#lib/platform/redis.ts';
import { RedisClock } from '#lib/platform/redis-clock.ts';
import { PageCache, type RenderPage } from './page-cache.ts';
import { SharedPages } from './shared-pages.ts';
import { SharedRendering } from './shared-rendering.ts';
import { SharedTags } from './shared-tags.ts';
import { type Invalidation, TagTimes } from './tag-times.ts';

const MEMORY = { entries: 5_000, bytes: 24 * 1024 ** 2 };
const DISK = { entries: 20_000, bytes: 1024 ** 3 };

/** How long the pages of a build are kept after its last use, for a rollback. */
const MAX_UNUSED_MS = 24 * 60 * 60 * 1000;

type Options = {
  dataDir: string;
  /** Each build has its own directory, because pages of another build link to missing scripts. */
  buildId: string;
  /** Null when this is the only instance of the site. */
  redis: Redis | null;
  render: RenderPage;
  /** Called with invalidations that this process learned late, after being cut off from Redis. */
  onMissed: (missed: Invalidation[]) => void;
};

/** Opens the page cache of this process. */
export function openPageCache({ dataDir, buildId, redis, render, onMissed }: Options): PageCache {
  const parent = join(dataDir, 'pages');
  void claimBuildFolder({ parent, buildId, maxUnusedMs: MAX_UNUSED_MS });
  const folder = join(parent, buildId);
  const tags = new TagTimes(join(folder, 'tags.json'), now);
  const disk = new DiskStore(join(folder, 'entries'), DISK);
  const shared = redis && share(redis, { buildId, tags, onMissed });
  return new PageCache({ memory: MEMORY, disk, tags, shared, render, now });
}

function share(
  client: Redis,
  { buildId, tags, onMissed }: Pick<Options, 'buildId' | 'onMissed'> & { tags: TagTimes },
) {
  const clock = new RedisClock(client, now);
  const sharedTags = new SharedTags({ client, clock, tags, onMissed });
  sharedTags.start();
  const pages = new SharedPages({ client, clock, buildId, now });
  return { rendering: new SharedRendering(pages), tags: sharedTags };
}

/** Milliseconds since 1970, with fractions, so that an invalidation is never in the same instant as a render. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
