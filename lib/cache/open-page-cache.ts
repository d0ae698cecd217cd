import { hash } from 'node:crypto';
import { join } from 'node:path';
import { claimBuildFolder } from '#lib/platform/build-folder.ts';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { env } from '#lib/platform/env.ts';
import { LIMITS } from '#lib/platform/limits.ts';
import type { Redis } from '#lib/platform/redis.ts';
import { Cache } from './cache.ts';
import { SharedEntries } from './shared-entries.ts';
import { SharedTags } from './shared-tags.ts';
import { type Invalidation, TagTimes } from './tag-times.ts';

/** How long the pages of a build are kept after its last use, for a rollback. */
const MAX_UNUSED_MS = 24 * 60 * 60 * 1000;

type Options = {
  buildId: string;
  /** What pages show besides the environment. */
  dealer: object;
  /** Null when this is the only instance of the site. */
  redis: Redis | null;
  /** Called with invalidations that this process learned late, after being cut off from Redis. */
  onMissed: (missed: Invalidation[]) => void;
};

/** Opens the page cache of this process. */
export function openPageCache({ buildId, dealer, redis, onMissed }: Options): Cache {
  const parent = join(env().dataDir, 'pages');
  const version = pageVersion(buildId, dealer);
  void claimBuildFolder({ parent, name: version, maxUnusedMs: MAX_UNUSED_MS });
  const folder = join(parent, version);
  const tags = new TagTimes(join(folder, 'tags.json'), Date.now);
  const sharedTags = redis && new SharedTags({ client: redis, tags, onMissed });
  sharedTags?.start();
  return new Cache({
    memory: LIMITS.pagesInMemory,
    disk: new DiskStore(join(folder, 'entries'), LIMITS.pagesOnDisk),
    tags,
    shared: sharedTags && { entries: new SharedEntries(redis, version), tags: sharedTags },
    now: Date.now,
  });
}

/**
 * Pages of another build link to missing scripts, and pages rendered with other settings show, say, an old phone number.
 * The settings are those that pages show, so that instances of one site, whose other settings differ, share their pages.
 */
function pageVersion(buildId: string, dealer: object): string {
  const { siteUrl, backofficeUrl, imageHosts, pictureSecret, queueRedisUrl } = env();
  const hasQueue = queueRedisUrl !== null;
  const shown = [siteUrl, backofficeUrl, dealer, imageHosts, pictureSecret, hasQueue];
  return `${buildId}-${hash('sha256', JSON.stringify(shown)).slice(0, 16)}`;
}
