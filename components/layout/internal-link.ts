/**
 * The link around a click's target when it opens a page of this site in this tab, else null. A page in another language
 * is another document, and what has a type is a file.
 */
export function internalLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target) return null;
  if (link.hasAttribute('download') || link.hreflang || link.type) return null;
  return link;
}

/** Whether the link leads to the current page, with or without a fragment. */
export function isSamePage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname + search === location.pathname + location.search;
}
