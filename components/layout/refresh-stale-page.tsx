'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The revalidation time of pages that show vehicles. */
const FRESH_MS = 60_000;

/** The site answers with the old page while it renders it anew, which takes less than this. */
const RENDER_MS = 1_000;

/** When the content of each history entry was fetched, in milliseconds since 1970. */
const fetchedAt = new Map<string, number>();
if (typeof window !== 'undefined') fetchedAt.set(historyEntry(), documentFetchedAt());

/**
 * Long before the scripts, perhaps. A document to which the visitor went back counts as old: it may come from the browser's
 * cache. `performance.timeOrigin` would do no better: it does not follow a correction of the clock, after which a 404, which a
 * refresh loads as a document, would be loaded again and again.
 */
function documentFetchedAt(): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward' ? 0 : Date.now() - performance.now();
}

/**
 * Part of every page that shows vehicles: refreshes it when the visitor returns after more than a minute, by going back
 * or forward or by switching tabs. Input and scroll position are kept. Does nothing while the site is unreachable. Its key
 * is the query of the page, if it has one: Next keeps a component when only the query changes.
 */
export function RefreshStalePage() {
  const router = useRouter();
  useEffect(() => {
    async function refreshIfOld() {
      if (document.visibilityState === 'hidden') return;
      const entry = historyEntry();
      const now = Date.now();
      const before = fetchedAt.get(entry);
      if (before === undefined) fetchedAt.set(entry, now);
      if (before === undefined || now - before < FRESH_MS) return;
      fetchedAt.set(entry, now); // another event does nothing meanwhile
      const isRendered = await renderAnew();
      if (!isRendered || entry !== historyEntry()) {
        fetchedAt.set(entry, before);
        return;
      }
      fetchedAt.clear(); // a refresh also clears Next's cache of the other entries
      fetchedAt.set(entry, now);
      router.refresh();
    }
    function handleReturn() {
      void refreshIfOld();
    }
    handleReturn();
    document.addEventListener('visibilitychange', handleReturn);
    window.addEventListener('pageshow', handleReturn);
    return () => {
      document.removeEventListener('visibilitychange', handleReturn);
      window.removeEventListener('pageshow', handleReturn);
    };
  }, [router]);
  return null;
}

/**
 * Key of the current history entry. Where the browser has none, the address, so that a page visited again is refreshed
 * too.
 */
function historyEntry(): string {
  const { navigation } = window as { navigation?: { currentEntry?: { key: string } | null } };
  return navigation?.currentEntry?.key ?? location.href;
}

/**
 * Makes the server render the page, in the form that a refresh asks for.
 * @returns false when the site does not answer: a refresh would replace the page by the browser's error page
 */
async function renderAnew(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', headers: { RSC: '1' } });
    await new Promise((resolve) => setTimeout(resolve, RENDER_MS));
    return status < 400 || status === 404;
  } catch {
    return false;
  }
}
