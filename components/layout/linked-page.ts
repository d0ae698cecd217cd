/** The link around a target that opens a page of this site in this tab; null when there is none. */
export function linkToPage(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  return link;
}

/** Whether the link leads to the page that is shown, at whatever place on it. */
export function leadsHere({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname + search === location.pathname + location.search;
}
