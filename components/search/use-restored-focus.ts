import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The control that had the focus in the page that the current commit of React removes; null outside of such a commit. */
let removed: Element | null = null;

/**
 * Keeps the focus in a page that a search replaces: Next renders each address anew, and the browser drops the focus of
 * a removed control. The control with the same id gets it, else the heading, which needs a `tabIndex`
 * (docs/product.md 3.19). So does a control without an id that stays while the page shows another search.
 */
export function useRestoredFocus(
  page: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  query: string,
): void {
  const shownQuery = useRef(query);
  useLayoutEffect(() => {
    if (shownQuery.current === query) return;
    shownQuery.current = query;
    const focused = document.activeElement;
    const isKept = focused !== document.body && (focused?.id !== '' || !page.current?.contains(focused));
    if (!isKept) heading.current?.focus({ preventScroll: true });
  }, [page, heading, query]);
  useLayoutEffect(() => {
    const shown = page.current;
    if (removed) {
      const same = removed.id ? document.getElementById(removed.id) : null;
      same?.focus({ preventScroll: true });
      if (document.activeElement !== same) heading.current?.focus({ preventScroll: true });
    }
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      removed = document.activeElement;
      queueMicrotask(() => {
        removed = null;
      });
    };
  }, [page, heading]);
}
