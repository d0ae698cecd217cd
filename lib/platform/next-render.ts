import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';

/**
 * What Next collects for the page that is being rendered, and caches with it: its tags, and its lifetime in seconds. Null
 * outside of such a render. The public way, a fetch with tags, makes a request, to an address that need not exist.
 */
export function pageRender(): { tags: string[] | null; revalidate: number } | null {
  const store = workUnitAsyncStorage.getStore();
  return store?.type === 'prerender-legacy' ? store : null;
}
