import { join } from 'node:path';
import { PRERENDER_MANIFEST } from 'next/constants.js';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { generateETag } from 'next/dist/server/lib/etag.js';
import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache/index.js';

// Next's internal files may change with any release: only this file and next-render.ts, which is bundled, import any.

/** The constructor argument of a cache handler. */
export type { CacheHandlerContext };

/** Next's file system functions. */
export type CacheFs = NonNullable<CacheHandlerContext['fs']>;

type NextCache = typeof imported;
type LookUpOfNext = Parameters<InstanceType<NextCache>['get']>[1];

/** Node imports a CommonJS module as a whole, a bundler imports its default. */
const FileSystemCache = 'default' in imported ? (imported.default as NextCache) : imported;

/**
 * Reads what the build rendered, by Next's own reader: its layout (five kinds of files per page) is internal to Next. Pages
 * that are not in the build's manifest are not looked for. Nothing is written.
 */
export function buildOutput(fs: CacheFs, serverDistDir: string) {
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
    return files.get(key, lookUp as LookUpOfNext); // passed on from Next
  };
}

/**
 * Validates the header `Next-Router-State-Tree` of Next's browser code.
 * @throws Error for a value that Next would answer by a blank 500.
 */
export function requireReadableRouterState(header: string | string[] | undefined): void {
  parseAndValidateFlightRouterState(header);
}

/** The ETag that Next sends with a page. */
export function pageEtag(html: string): string {
  return generateETag(html);
}

/** The path of a page, in Next's cache key for it (next/dist/server/lib/route-cache-key.js). Null: the key of something else. */
export function pagePathOf(key: string): string | null {
  return /^\/route-cache\/APP_PAGE\/[\da-f]{64}\/\$(.*)$/s.exec(key)?.[1] ?? null;
}
