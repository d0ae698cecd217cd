import type { IncomingMessage } from 'node:http';
import type { Site } from '#lib/page-html/content-security-policy.ts';
import { pathOf } from './request-line.ts';
import type { SiteResponse } from './site-response.ts';

const LIVE = '/api/health/live';
const READY = '/api/health/ready';

/**
 * Answers the probes of orchestrators and load balancers without Next: `/api/health/live` with 200 while the process
 * serves; `/api/health/ready` with 200 while it should get traffic, else 503. The backoffice does not matter: without
 * it the site serves cached pages and stores enquiries.
 * @returns whether it has answered
 */
export function answerProbe(
  { method, url = '' }: IncomingMessage,
  response: SiteResponse,
  site: Site,
  isReady: () => boolean,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathOf(url);
  if (path !== LIVE && path !== READY) return false;

  const isUp = path === LIVE || isReady();
  response.applyRules(site);
  response.setHeader('content-type', 'text/plain; charset=utf-8').setHeader('cache-control', 'no-store');
  response.statusCode = isUp ? 200 : 503;
  response.end(isUp ? 'ok\n' : 'not ready\n');
  return true;
}
