'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The revalidation time of pages that show vehicles. */
const FRESH_MS = 60_000;

/**
 * When the content of each history entry was fetched, in milliseconds since 1970. The scripts may load long after the
 * document.
 */
const fetchedAt = new Map<string, number>();
if (typeof window !== 'undefined') fetchedAt.set(historyEntry(), performance.timeOrigin);

/**
 * Part of every page that shows vehicles: refreshes it when the visitor returns after more than a minute, by going back
 * or forward or by switching tabs. Input and scroll position are kept. Does nothing while the site is unreachable.
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
      if (before === undefined || now - before < FRESH_MS || !(await isSiteReachable())) return;
      if (entry !== historyEntry()) return;
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
 * When a refresh fails, Next replaces the page by the browser's error page, so this checks first. The request also
 * makes the server render the page anew.
 */
async function isSiteReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD' })).status < 500;
  } catch {
    return false;
  }
}
