import { hash } from 'node:crypto';
import type { Element } from './html-tokens.ts';

export const POLICY_HEADER = 'content-security-policy';

type Site = { siteUrl: string; backofficeUrl: string | null };

const JAVASCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Import maps and speculation rules are governed by script-src as well. */
const RULES_TYPE = /^(?:importmap|speculationrules)$/i;

/** The texts of a page's inline scripts and of its style elements. */
export type InlineTexts = { scripts: string[]; styles: string[] };

/** Whether an element is a script that runs, or rules for the browser, and stands in the page. */
export function isInlineScript({ attributes, text }: Element): boolean {
  const type = (attributes.get('type') ?? '').trim();
  return text !== '' && !attributes.has('src') && (JAVASCRIPT_TYPE.test(type) || RULES_TYPE.test(type));
}

function hashSources(inline: string[]): string[] {
  return [...new Set(inline.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`))];
}

/** The policy of a page, which allows its inline scripts and style elements by their hashes. */
export function contentSecurityPolicy({ scripts, styles }: InlineTexts, site: Site): string {
  return pagePolicy(hashSources(scripts), site, hashSources(styles));
}

/**
 * The policy of a page: the site's own files, and inline scripts by `sources`, which are hashes or a nonce, and
 * style elements by `styleSources`. Pictures may
 * come from the backoffice and any https host. The contact section's map is the only frame; the page fetches it once to
 * check that it can be reached.
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
