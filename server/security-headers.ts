import type { ServerResponse } from 'node:http';
import { pagePolicy, POLICY_HEADER, type Site } from '#lib/page-html/content-security-policy.ts';

/** Browser features that the site does not use. Web Share and clipboard are used, so they are not listed. */
const DISABLED_FEATURES = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen'],
  ...['geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'],
];

const PERMISSIONS_POLICY = DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', ');

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** The policy of everything but pages: it loads and runs nothing. Inline styles are allowed for SVG files. */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every response, in addition to its policy. HSTS excludes subdomains, which may have other owners. */
export function securityHeaders({ siteUrl }: Pick<Site, 'siteUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}` }),
  };
}

/**
 * Sets the security headers when the head is written. An existing policy stays the only one, because browsers enforce
 * every policy they receive; a page without one may run no inline script. A 304 gets no policy: it would replace that
 * of the page in the browser's cache.
 */
export function setSecurityHeaders(response: ServerResponse, status: number, site: Site): void {
  for (const [name, value] of Object.entries(securityHeaders(site))) response.setHeader(name, value);
  if (status === 304 || response.hasHeader(POLICY_HEADER)) return;
  const isHtml = String(response.getHeader('content-type')).startsWith('text/html');
  response.setHeader(POLICY_HEADER, isHtml ? pagePolicy([], site) : FILE_POLICY);
}
