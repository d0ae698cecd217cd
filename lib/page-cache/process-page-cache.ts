import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '#lib/platform/env.ts';
import { buildOutputReader, type CacheFs } from '#lib/platform/next-internals.ts';
import { redis } from '#lib/platform/redis.ts';
import { RedisClock } from '#lib/platform/redis-clock.ts';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { keepBuildFolder } from '#lib/platform/build-folder.ts';
import { HYDRATION_SCRIPT_FILE } from './hydrate-on-intent.ts';
import { pageCaches, tellMissedInvalidations } from './page-cache-registry.ts';
import { PageCache } from './page-cache.ts';
import { rewriteHtml } from './rewrite-html.ts';
import { SharedPages } from './shared-pages.ts';
import { SharedTags } from './shared-tags.ts';
import { styleSheets } from './style-sheets.ts';
import { TagTimes } from './tag-times.ts';

const MEMORY = { entries: 5_000, bytes: 64 * 1024 ** 2 };
const DISK = { entries: 20_000, bytes: 1024 ** 3 };

/** How long the pages of a build are kept after its last use, for a rollback. */
const KEPT_MS = 24 * 60 * 60 * 1000;

type Place = { serverDistDir: string; fs: CacheFs };

/**
 * The page cache of this process for one build. Each build has its own directory, because pages of another build link
 * to missing scripts.
 */
export function processPageCache(place: Place): PageCache {
  const caches = pageCaches();
  const cache = caches.get(place.serverDistDir) ?? createPageCache(place);
  caches.set(place.serverDistDir, cache);
  return cache;
}

function createPageCache({ serverDistDir, fs }: Place): PageCache {
  const build = join(serverDistDir, '..');
  const buildId = readFileSync(/* turbopackIgnore: true */ join(build, 'BUILD_ID'), 'utf8').trim();
  const hydrationScript = readFileSync(
    /* turbopackIgnore: true */ join(build, HYDRATION_SCRIPT_FILE),
    'utf8',
  );
  const pages = join(env().dataDir, 'pages');
  void keepBuildFolder({ parent: pages, buildId, keptMs: KEPT_MS });
  const readStyleSheet = styleSheets(join(build, 'static'));
  const tags = new TagTimes(join(pages, buildId, 'tags.json'), now);
  return new PageCache({
    memory: MEMORY,
    disk: new DiskStore(join(pages, buildId, 'entries'), DISK),
    tags,
    shared: sharedCache(buildId, tags),
    readBuildOutput: buildOutputReader(fs, serverDistDir),
    rewriteHtml: (html) => rewriteHtml(html, { readStyleSheet, hydrationScript }),
    now,
  });
}

function sharedCache(buildId: string, tags: TagTimes): ConstructorParameters<typeof PageCache>[0]['shared'] {
  const client = redis();
  if (!client) return null;
  const clock = new RedisClock(client, now);
  const sharedTags = new SharedTags({ client, clock, tags, onMissed: tellMissedInvalidations });
  sharedTags.start();
  return { pages: new SharedPages({ client, clock, buildId, now }), tags: sharedTags };
}

/** Milliseconds since 1970, from the clock by which Next computes ages. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
