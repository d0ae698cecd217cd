import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';

// The one place that touches files of Next that are not its public interface, and may change with it.

/** What Next hands to a cache handler as it makes one. */
export type { CacheHandlerContext };

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
export function buildOutput(fs: CacheFs, serverDistDir: string) {
  const files = new FileSystemCache({
    fs,
    serverDistDir,
    flushToDisk: false,
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  return (key: string, lookUp: object) => files.get(key, lookUp as LookUpOfNext); // what Next itself asked
}

/**
 * Reads the header by which Next's browser code says where it is.
 * @throws Error for one that Next would answer by a blank 500.
 */
export function requireReadableRouterState(header: string | string[] | undefined): void {
  parseAndValidateFlightRouterState(header);
}
