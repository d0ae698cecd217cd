// Replaces Next's module of this name (`resolveAlias` in next.config.mjs), which splits a rendered page into responses for
// prefetches of its segments. This site prefetches no page (components/layout/client-navigation.tsx).

/** @returns no responses: Next answers such a request with 404, and its browser code then requests the page */
export function collectSegmentData(): Promise<Map<string, Buffer>> {
  return Promise.resolve(new Map<string, Buffer>());
}

/** @returns no hints about segments to prefetch */
export function collectPrefetchHints(): Promise<null> {
  return Promise.resolve(null);
}
