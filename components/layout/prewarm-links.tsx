import { useEffect } from 'react';
import { isSamePage, internalLinkOf } from './internal-link.ts';

/** How long the pointer or the focus must stay on a link. */
const HOVER_MS = 80;

/** A page is not requested again within this time. */
const WARM_MS = 30_000;

/**
 * Warms the server's page cache by a HEAD request for a link that the visitor is about to follow, in the form of a
 * client-side navigation: the pointer or focus stays on it, or a finger touches it. Sends nothing on a slow connection or
 * in data-saver mode.
 */
export function PrewarmLinks() {
  useEffect(() => {
    if (!isFastConnection()) return;
    const warmedAt = new Map<string, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function warm(address: string) {
      const now = Date.now();
      if (now - (warmedAt.get(address) ?? 0) < WARM_MS) return;
      warmedAt.set(address, now);
      const request = { method: 'HEAD', headers: { RSC: '1' }, priority: 'low' } as const;
      void fetch(address, request).catch(() => undefined); // the navigation reports it
    }
    function handleSignal({ type, target }: Pick<Event, 'type' | 'target'>) {
      clearTimeout(timer);
      const link = internalLinkOf(target);
      if (!link || isSamePage(link)) return;
      const address = link.pathname + link.search;
      if (type === 'pointerdown') warm(address);
      else timer = setTimeout(() => warm(address), HOVER_MS);
    }

    // the mouse may have come to rest on a link before the page was hydrated
    handleSignal({ type: 'pointerover', target: document.querySelector('a:hover') });
    const signals = ['pointerover', 'pointerdown', 'focusin'];
    for (const signal of signals) document.addEventListener(signal, handleSignal, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const signal of signals) document.removeEventListener(signal, handleSignal);
    };
  }, []);
  return null;
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Also true when the browser does not support the Network Information API. */
function isFastConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/[23]g$/.test(connection?.effectiveType ?? '');
}
