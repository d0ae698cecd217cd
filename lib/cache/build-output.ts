import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';
import type { ReadBuildOutput } from './page-cache.ts';

/** Next's own reading and writing of files. */
export type CacheFs = NonNullable<CacheHandlerContext['fs']>;

type NextCache = typeof imported;
type LookUpOfNext = Parameters<InstanceType<NextCache>['get']>[1];

/** Node gives a CommonJS module as a whole, a bundler gives its default. */
const FileSystemCache = 'default' in imported ? (imported.default as NextCache) : imported;

/**
 * Reads the pages that the build rendered. Next's own reader does it, since how the build lays them out
 * (a page in five kinds of files, owned by a route) is Next's affair and changes with it. It is only ever read from.
 */
export function buildOutput(fs: CacheFs, serverDistDir: string): ReadBuildOutput {
  const files = new FileSystemCache({
    fs,
    serverDistDir,
    flushToDisk: false,
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  return (key, lookUp) => files.get(key, lookUp as LookUpOfNext); // what Next itself asked
}
