// In place of Next's module of this name (`resolveAlias` in next.config.mjs), which takes a page that was rendered apart again
// into responses for prefetches of its segments. This site prefetches no page (components/layout/client-navigation.tsx).

/** @returns no response for any segment: Next answers such a request by 404, and its browser code then asks for the page */
export function collectSegmentData(): Promise<Map<string, Buffer>> {
  return Promise.resolve(new Map<string, Buffer>());
}

/** @returns no hints which segments to prefetch */
export function collectPrefetchHints(): Promise<null> {
  return Promise.resolve(null);
}
