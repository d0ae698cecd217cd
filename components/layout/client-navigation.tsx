import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { saveToSession } from '#components/ui/session-storage.ts';
import { isPlainClick } from '#components/ui/is-plain-click.ts';
import { isSamePage, internalLinkOf } from './internal-link.ts';
import { pressableElements, repeatPresses } from './repeat-presses.ts';

/**
 * Part of every page: makes a click on an internal link a client-side navigation. A component can handle such a click
 * first and call `preventDefault`. Nothing is prefetched, because Next keeps a prefetched page for at least 30 s and a
 * prefetch does not revalidate a stale page. PrewarmLinks warms the server's cache instead.
 */
export function ClientNavigation() {
  const router = useRouter();
  const path = usePathname();
  const query = useSearchParams();
  const [served] = useState(pressableElements);
  const shown = useRef('');
  useLayoutEffect(() => {
    shown.current = currentPage(); // before the visitor can go back
  }, [path, query]);

  useEffect(() => {
    function handleClick(event: MouseEvent) {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = internalLinkOf(event.target);
      if (!link || isFragmentLink(link)) return;
      event.preventDefault();
      router.push(link.pathname + link.search + link.hash);
    }

    saveToSession('hydrated', 'yes'); // both for lib/page-cache/hydrate-on-interaction.ts
    const presses: MouseEvent[] = [];
    window.dispatchEvent(new CustomEvent('hydrated', { detail: presses }));
    repeatPresses(presses, served);
    window.addEventListener('click', handleClick); // after React's handlers, which are on the document
    return () => window.removeEventListener('click', handleClick);
  }, [router, served]);

  useEffect(() => {
    // the browser made this history entry, for a link to a fragment: Next shows nothing for it
    function handlePopState({ state }: PopStateEvent) {
      if (state === null && currentPage() !== shown.current)
        router.replace(currentPage() + window.location.hash);
    }
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, [router]);
  return null;
}

/** The page that the address names, without its fragment. */
function currentPage(): string {
  return window.location.pathname + window.location.search;
}

/** Whether the link leads to a fragment of this page, which the browser handles itself. */
function isFragmentLink(link: HTMLAnchorElement): boolean {
  return isSamePage(link) && link.getAttribute('href')?.includes('#') === true;
}
