import { join } from 'node:path';
import { PRERENDER_MANIFEST } from 'next/constants.js';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { generateETag } from 'next/dist/server/lib/etag.js';
import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';

// Next's internal files may change with any release: only this file, next-render.ts, which is bundled, the build and tests
// import them.

/** The constructor argument of a cache handler. */
export type { CacheHandlerContext };

/** Next's file system functions. */
export type CacheFs = NonNullable<CacheHandlerContext['fs']>;

type NextCache = typeof imported;
type NextLookUp = Parameters<InstanceType<NextCache>['get']>[1];

/** The default import of this CommonJS module is `module.exports` in Node, and its `default` property in a bundle. */
const FileSystemCache = 'default' in imported ? (imported.default as NextCache) : imported;

/**
 * A function that reads pages of the build's output, with Next's own reader, since the layout (five kinds of files per
 * page) is internal to Next. It looks only for pages in the build's manifest, and writes nothing.
 */
export function buildOutputReader(fs: CacheFs, serverDistDir: string) {
  const manifest = join(serverDistDir, '..', PRERENDER_MANIFEST);
  const { routes } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { routes: Record<string, unknown> };
  const files = new FileSystemCache({
    fs,
    serverDistDir,
    flushToDisk: false,
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  return async (key: string, lookUp: object) => {
    const page = pagePathOf(key);
    if (page !== null && !Object.hasOwn(routes, page)) return null;
    return files.get(key, lookUp as NextLookUp); // Next's own argument
  };
}

/**
 * Validates the header `Next-Router-State-Tree` of Next's browser code.
 * @throws Error for a value that Next would answer with an empty 500
 */
export function validateRouterState(header: string | string[] | undefined): void {
  parseAndValidateFlightRouterState(header);
}

/** The ETag that Next sends with a page. */
export function pageEtag(html: string): string {
  return generateETag(html);
}

/** The path of the page in a cache key of Next (next/dist/server/lib/route-cache-key.js); null for any other key. */
export function pagePathOf(key: string): string | null {
  return /^\/route-cache\/APP_PAGE\/[\da-f]{64}\/\$(.*)$/s.exec(key)?.[1] ?? null;
}
