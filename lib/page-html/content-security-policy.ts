import { hash } from 'node:crypto';
import { attributeOf, findElements } from './html-elements.ts';

export const POLICY_HEADER = 'content-security-policy';

export type Site = { siteUrl: string; backofficeUrl: string | null };

/** The type of a script element with structured data. Scripts of any other type run, or set rules for the browser. */
const DATA_TYPE = 'application/ld+json';

/** The policy of a page, which allows its inline scripts and style elements by their hashes. */
export function contentSecurityPolicy(html: Buffer, site: Site): string {
  const inline = findElements(html).filter(
    (element) => attributeOf(element, 'src') === null && attributeOf(element, 'type') !== DATA_TYPE,
  );
  function hashesOf(kind: 'script' | 'style'): string[] {
    const texts = inline.filter(({ name, text }) => name === kind && text !== '').map(({ text }) => text);
    return [...new Set(texts)].map(
      (text) => `'sha256-${hash('sha256', Buffer.from(text, 'latin1'), 'base64')}'`,
    );
  }
  return pagePolicy(hashesOf('script'), site, hashesOf('style'));
}

/** Whether pages may load this picture, which is not of the site, from its own address. */
export function allowsPicture(address: string, { backofficeUrl }: Pick<Site, 'backofficeUrl'>): boolean {
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || (backofficeUrl !== null && origin === new URL(backofficeUrl).origin);
}

/**
 * The policy of a page. It allows the site's own files, inline scripts by `sources` (hashes) and style
 * elements by `styleSources`, pictures of the backoffice and any https host, and one frame: the contact section's map,
 * which the page also fetches to check that it can be reached.
 */
export function pagePolicy(
  sources: string[],
  { siteUrl, backofficeUrl }: Site,
  styleSources: string[] = [],
): string {
  return [
    `default-src 'self'`,
    ["script-src 'self'", ...sources].join(' '),
    ["style-src 'self'", ...styleSources].join(' '),
    ["img-src 'self' data: blob: https:", ...(backofficeUrl ? [backofficeUrl] : [])].join(' '),
    `font-src 'self'`,
    `connect-src 'self' https://www.openstreetmap.org`,
    `frame-src https://www.openstreetmap.org`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `manifest-src 'self'`,
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
