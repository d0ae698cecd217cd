import { hash } from 'node:crypto';
import { elements, type Element } from './html-tokens.ts';

/** The header's name, as Next keeps it with a page. */
export const POLICY_HEADER = 'content-security-policy';

type Site = { siteUrl: string; backofficeUrl: string | null };

const JAVASCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Maps and rules for the browser are governed by script-src as well. */
const RULES_TYPE = /^(?:importmap|speculationrules)$/i;

function isInlineScript({ name, attributes }: Element): boolean {
  const type = (attributes.get('type') ?? '').trim();
  return name === 'script' && !attributes.has('src') && (JAVASCRIPT_TYPE.test(type) || RULES_TYPE.test(type));
}

function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** The policy of a page of which the inline scripts are allowed by their hashes. */
export function contentSecurityPolicy(html: string, site: Site): string {
  const hashes = new Set(
    elements(html)
      .filter(isInlineScript)
      .map(({ text }) => hashSource(text)),
  );
  return pagePolicy([...hashes], site);
}

/**
 * What the browser may load and run on a page: the site's own files, and inline scripts by their `sources`, hashes or a
 * nonce. Styles come from its files alone, pictures from the backoffice and any https host, and the one foreign frame is
 * the map of the contact section, of which the page also asks whether it can be had.
 */
export function pagePolicy(sources: string[], { siteUrl, backofficeUrl }: Site): string {
  return [
    `default-src 'self'`,
    ["script-src 'self'", ...sources].join(' '),
    `style-src 'self'`,
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
