import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { pagePolicy, POLICY_HEADER } from '#lib/page-cache/content-security-policy.ts';
import { pathOf } from './request-line.ts';
import type { Site } from './security-headers.ts';

/**
 * The pages that answer a form (app/form-result) are rendered for each visitor and kept by nobody: they do not pass the page
 * cache, which gives the others their policy. No dot and no percent sign: as a segment `..` is another page, which is kept.
 */
const ANSWER_PAGE = /^\/form-result\/[\w-]+$/;

/** Has Next render an answer page with a nonce, and answers with the policy that names it. */
export function nonceOfAnswerPage(request: IncomingMessage, response: ServerResponse, site: Site): void {
  if (!ANSWER_PAGE.test(pathOf(request.url ?? ''))) return;
  const policy = pagePolicy([`'nonce-${randomBytes(16).toString('base64')}'`], site);
  request.headers[POLICY_HEADER] = policy;
  response.setHeader(POLICY_HEADER, policy);
}
