import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pagePolicy, POLICY_HEADER } from '#lib/page-cache/content-security-policy.ts';
import { pathOf } from './request-line.ts';
import type { Site } from './security-headers.ts';

/**
 * Form result pages (app/form-result) are rendered for one visitor and bypass the page cache, which sets the policy of
 * all other pages. Dots and percent signs do not match: `/form-result/..` is another page, and cached.
 */
const FORM_RESULT_PAGE = /^\/form-result\/[\w-]+$/;

/** Makes Next render a form result page with a nonce, and sends the policy that allows it. */
export function setNoncePolicy(request: IncomingMessage, response: ServerResponse, site: Site): void {
  if (!FORM_RESULT_PAGE.test(pathOf(request.url ?? ''))) return;
  const policy = pagePolicy([`'nonce-${randomBytes(16).toString('base64')}'`], site);
  request.headers[POLICY_HEADER] = policy;
  response.setHeader(POLICY_HEADER, policy);
}
