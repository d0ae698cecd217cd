'use client';

import { useEffect } from 'react';

/** A pointer or the focus that only passes over a link does not rest on it for so long. */
const REST_MS = 80;

/** For so long a page that the server has prepared counts as ready. */
const READY_MS = 30_000;

/**
 * Has the server render the page of a link, if need be, as soon as the visitor is about to follow it: the pointer or the
 * focus rests on it, or a finger touches it. Nothing of the page is transferred, and nothing at all is sent on a slow
 * connection or when the visitor saves data.
 */
export function PrewarmLinks() {
  useEffect(() => {
    if (!isFastConnection()) return;
    const preparedAt = new Map<string, number>();
    let rest: ReturnType<typeof setTimeout> | undefined;

    function prepare(address: string) {
      const now = Date.now();
      if (now - (preparedAt.get(address) ?? 0) < READY_MS) return;
      preparedAt.set(address, now);
      void fetch(address, { method: 'HEAD', priority: 'low' }).catch(() => undefined); // the visit itself will tell
    }
    function consider({ type, target }: Event) {
      clearTimeout(rest);
      const address = pageOf(target);
      if (address === null) return;
      if (type === 'pointerdown') prepare(address);
      else rest = setTimeout(() => prepare(address), REST_MS);
    }

    const signals = ['pointerover', 'pointerdown', 'focusin'];
    for (const signal of signals) document.addEventListener(signal, consider, { passive: true });
    return () => {
      clearTimeout(rest);
      for (const signal of signals) document.removeEventListener(signal, consider);
    };
  }, []);
  return null;
}

/** The address of the other page of this site to which the link around a part of the page leads, null when none does. */
function pageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  const address = link.pathname + link.search;
  return address === location.pathname + location.search ? null : address;
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** True also for a browser that does not tell. */
function isFastConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/[23]g$/.test(connection?.effectiveType ?? '');
}
