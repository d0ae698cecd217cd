import type { ServerResponse } from 'node:http';

import { pagePolicy, POLICY_HEADER } from '#lib/page-cache/content-security-policy.ts';

export type Site = { siteUrl: string; backofficeUrl: string | null };

/** The powers of a browser that the site has no use for. Sharing a page and copying its address stay its own. */
const POWERS = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen'],
  ...['geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'],
];

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** What is no page loads and runs nothing. Drawings have their styles in themselves. */
export const POLICY_OF_A_FILE =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What every answer carries besides its policy. Other hosts below the domain of the site are their owners' affair:
 * https is not decided for them.
 */
export function securityHeaders({ siteUrl }: Pick<Site, 'siteUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': POWERS.map((power) => `${power}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}` }),
  };
}

/**
 * @returns what gives an answer its security headers at the moment when its head is written, whoever writes it. A policy
 * of its own stays the only one, for browsers enforce every policy they get; a page without one may run no script within
 * itself. A 304 renews the headers of what the browser has, and leaves alone what it does not name.
 */
export function securing(site: Site): (response: ServerResponse) => void {
  const headers = Object.entries(securityHeaders(site));
  const policyOfAPage = pagePolicy([], site);

  return function secure(response) {
    const original = response.writeHead.bind(response);
    function writeHead(...parts: Parameters<typeof original>): ServerResponse {
      for (const [name, value] of headers) response.setHeader(name, value);
      const isHtml = String(response.getHeader('content-type')).startsWith('text/html');
      if (parts[0] !== 304 && !response.hasHeader(POLICY_HEADER)) {
        response.setHeader(POLICY_HEADER, isHtml ? policyOfAPage : POLICY_OF_A_FILE);
      }
      return original(...parts);
    }
    Object.assign(response, { writeHead });
  };
}
