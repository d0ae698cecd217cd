'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from '#components/ui/is-plain-click.ts';
import { leadsHere, linkToPage } from './linked-page.ts';

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
      const link = linkToPage(event.target);
      if (!link || isPlaceOnPage(link)) return;
      event.preventDefault();
      router.push(link.pathname + link.search + link.hash);
    }

    window.dispatchEvent(new Event('hydrated')); // to lib/page-cache/hydrate-on-intent.ts
    window.addEventListener('click', handleClick); // React listens on the document, so its handlers run before
    return () => window.removeEventListener('click', handleClick);
  }, [router]);
  return null;
}

/** A click on a place of the page that is shown is the browser's. */
function isPlaceOnPage(link: HTMLAnchorElement): boolean {
  return leadsHere(link) && link.getAttribute('href')?.includes('#') === true;
}
