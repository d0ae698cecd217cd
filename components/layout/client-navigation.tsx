'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from '#components/ui/is-plain-click.ts';

/**
 * Part of every page: a click on a link within the site shows the next page without loading a document. A listener of its
 * own in a component may handle the click first by `preventDefault`. Nothing is prefetched: Next keeps a prefetched page
 * for at least 30 s and does not revalidate a stale one when it is prefetched. PrewarmLinks warms the server's cache.
 */
export function ClientNavigation() {
  const router = useRouter();
  useEffect(() => {
    function handleClick(event: MouseEvent) {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const address = pageAddress(event.target);
      if (address === null) return;
      event.preventDefault();
      router.push(address);
    }

    window.dispatchEvent(new Event('hydrated')); // to lib/page-cache/hydrate-on-intent.ts
    window.addEventListener('click', handleClick); // React listens on the document, so its handlers run before
    return () => window.removeEventListener('click', handleClick);
  }, [router]);
  return null;
}

/** Address of the page that the link around the target leads to; null for another site and for a place on this page. */
function pageAddress(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  const { pathname, search, hash } = link;
  const isPlaceOnPage = link.getAttribute('href')?.includes('#') && pathname + search === here();
  return isPlaceOnPage ? null : pathname + search + hash;
}

function here(): string {
  return location.pathname + location.search;
}
