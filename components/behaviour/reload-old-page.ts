/** The revalidation time of pages that show vehicles. */
const FRESH_MS = 60_000;

/** The site answers with the old page while it renders the new one, which takes less than this. */
const RENDER_MS = 1_000;

/**
 * Reloads a page that the visitor comes back to after more than a minute, by going back or forward or from another tab
 * (docs/product.md 11.1c), unless something typed in it would be lost. While the site is unreachable the page stays.
 */
export function reloadOldPage(wasTyped: boolean): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const entry = window.history.state as { loadedAt?: number } | null;
  // who goes back may get the document from the browser's cache
  const loadedAt = load?.type === 'back_forward' ? (entry?.loadedAt ?? 0) : Date.now() - performance.now();
  window.history.replaceState({ ...entry, loadedAt }, '');
  let isTyped = wasTyped;
  let isAsking = false;

  function isOld(): boolean {
    return !document.hidden && !isTyped && Math.abs(Date.now() - loadedAt) > FRESH_MS;
  }

  async function reloadIfOld(): Promise<void> {
    if (isAsking || !isOld()) return;
    isAsking = true;
    const isAnswered = await fetch(window.location.href, { method: 'HEAD' }).then(
      ({ status }) => status < 500,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, RENDER_MS));
    if (isAnswered && isOld()) window.location.reload();
    isAsking = false;
  }

  window.addEventListener('input', ({ isTrusted }) => {
    isTyped ||= isTrusted;
  });
  window.addEventListener('submit', ({ target }) => {
    isTyped &&= (target as HTMLFormElement).method !== 'get'; // what was sent is not lost
  });
  window.addEventListener('pageshow', () => void reloadIfOld());
  document.addEventListener('visibilitychange', () => void reloadIfOld());
  void reloadIfOld();
}
