import {
  IncrementalCache,
  type CacheHandler as NextCacheHandler,
} from 'next/dist/server/lib/incremental-cache/index.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import RenderResult from 'next/dist/server/render-result.js';
import ResponseCache from 'next/dist/server/response-cache/index.js';
import type { CachedRouteKind } from 'next/dist/server/response-cache/types.js';
import type { RouteKind } from 'next/dist/server/route-kind.js';
import CacheHandler from '#lib/page-cache/handler.ts';

// Next declares these enums, yet exports no values of them.
const ROUTE_KIND = 'APP_PAGE' as RouteKind.APP_PAGE;
const VALUE_KIND = 'APP_PAGE' as CachedRouteKind.APP_PAGE;
export const ROUTE = { kind: ROUTE_KIND, sourceRoute: '/car/[chassisNumber]/page' };
const PREVIEW = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' };

type Render = () => Promise<{ text?: string; tags?: string }>;

/** Next's own two caches on top of the handler, as Next creates them for each request. */
export function aRequest(serverDistDir: string) {
  const incrementalCache = new IncrementalCache({
    fs: nodeFs,
    dev: false,
    minimalMode: false,
    serverDistDir,
    requestHeaders: {},
    maxMemoryCacheSize: 0,
    flushToDisk: true,
    previewProps: PREVIEW,
    prerenderManifest: { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: PREVIEW },
    CurCacheHandler: CacheHandler as unknown as typeof NextCacheHandler, // narrower than what Next declares
  });
  const background: Promise<unknown>[] = [];

  async function visit(path: string, render: Render) {
    const answer = await new ResponseCache({ minimalMode: false, route: ROUTE }).get(
      path,
      async () => {
        const { text = '', tags = 'vehicles' } = await render();
        const html = `<html><body>${text}<script>run()</script></body></html>`;
        return {
          cacheControl: { revalidate: 60, expire: 31_536_000 },
          value: {
            kind: VALUE_KIND,
            html: RenderResult.fromStatic(html, 'text/html; charset=utf-8'),
            rscData: Buffer.from('rsc'),
            headers: { 'x-next-cache-tags': tags },
            status: undefined,
            postponed: undefined,
            segmentData: undefined,
          },
        };
      },
      { routeKind: ROUTE_KIND, incrementalCache, waitUntil: (work) => background.push(work) },
    );
    await Promise.all(background);
    if (!answer || 'error' in answer || !answer.value || !('html' in answer.value))
      throw new Error('No page');
    const { html, headers } = answer.value;
    return {
      html: html.toUnchunkedString(),
      status: headers?.['x-page-status'],
      policy: headers?.['content-security-policy'],
    };
  }
  return { visit, revalidateTag: incrementalCache.revalidateTag.bind(incrementalCache) };
}
