import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';

/**
 * The tags and the lifetime in seconds that Next collects while it renders a page, and caches with the page; null outside
 * such a render. Next's public API for tags is an option of `fetch`, which would make a request.
 */
export function pageRender(): { tags: string[] | null; revalidate: number } | null {
  const store = workUnitAsyncStorage.getStore();
  return store?.type === 'prerender-legacy' ? store : null;
}
