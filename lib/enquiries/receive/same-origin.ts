import 'server-only';

/**
 * Whether a request comes from a page of this site, as the browser tells by Fetch Metadata or else by `Origin`;
 * `null` when it tells by neither.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean | null {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';

  const origin = headers.get('origin');
  if (origin === null) return null;
  const host = URL.parse(origin)?.host; // none for the opaque origin, which is sent as `null`
  return origin === siteUrl || (host !== undefined && host === headers.get('host'));
}
