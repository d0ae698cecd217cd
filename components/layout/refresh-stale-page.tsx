'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The revalidation time of pages that show vehicles. */
const FRESH_MS = 60_000;

/** When the content of each history entry was fetched, in milliseconds since 1970. */
const fetchedAt = new Map<string, number>();

/**
 * Part of every page that shows vehicles: refreshes it when the visitor returns to it after more than a minute, by
 * back, forward or switching tabs. Input and scroll position stay. Nothing happens while the site cannot be reached.
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
      if (before === undefined || now - before < FRESH_MS || !(await isSiteThere())) return;
      if (entry !== historyEntry()) return;
      fetchedAt.clear(); // a refresh makes Next forget the other entries as well
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

/** Where the browser does not name its entries, the address: a page that is visited again is then refreshed as well. */
function historyEntry(): string {
  const { navigation } = window as { navigation?: { currentEntry?: { key: string } | null } };
  return navigation?.currentEntry?.key ?? location.href;
}

/** Next would leave the page for an error page of the browser. The request also has the server render the page anew. */
async function isSiteThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD' })).status < 500;
  } catch {
    return false;
  }
}
