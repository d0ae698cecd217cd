import type { IncomingMessage, ServerResponse } from 'node:http';

import { log } from '../lib/log.ts';
import { unavailablePage } from './unavailable-page.ts';

/** Nobody waits longer than 6 s for a page; the rest is for the way. */
const DEADLINE_MS = 5_500;

const PAGE = unavailablePage();
const RETRY_SECONDS = '30';
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Turns the blank 500 with which Next answers when a page cannot be rendered into an honest 503 (decisions.md, 'When
 * the backoffice is down'), and gives that answer too when a page has not begun to arrive in time: Next then finishes
 * it for whoever asks next. Every way of answering comes down to `writeHead`, whose headers Next's compression has a
 * hand in. Route handlers tell their own failures and are left alone.
 */
export function interceptFailure(
  request: IncomingMessage,
  response: ServerResponse,
  deadlineMs = DEADLINE_MS,
): void {
  if (!isPage(request)) return;
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  const { headers, body } = unavailable(request); // now: Next takes headers off the request that it has understood
  let isReplaced = false;

  function replace(): void {
    isReplaced = true;
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    original.writeHead(503, headers);
    original.end(body);
  }
  function writeHead(...parts: Parameters<typeof original.writeHead>): ServerResponse {
    if (parts[0] === 500) replace();
    return isReplaced ? response : original.writeHead(...parts);
  }

  // Both would send Next's own body after the head that has replaced its own
  function sendHeadOfFailure(): void {
    if (response.statusCode === 500 && !response.headersSent) response.writeHead(500);
  }
  function write(...parts: Parameters<typeof original.write>): boolean {
    sendHeadOfFailure();
    return isReplaced || original.write(...parts);
  }
  function end(...parts: Parameters<typeof original.end>): ServerResponse {
    sendHeadOfFailure();
    return isReplaced ? response : original.end(...parts);
  }
  Object.assign(response, { writeHead, write, end });

  const deadline = setTimeout(() => {
    if (response.headersSent) return;
    log('warn', 'page.late', { path: request.url?.split('?', 1)[0], milliseconds: deadlineMs });
    replace();
  }, deadlineMs);
  response.once('close', () => clearTimeout(deadline));
}

/** Says that what was asked for cannot be had now. */
export function answerUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = unavailable(request);
  response.writeHead(503, headers);
  response.end(body);
}

/** A readable page for a person, one line for Next's own navigation; neither is kept by anybody. */
function unavailable(request: IncomingMessage): { headers: Record<string, string>; body: string } {
  const isForPerson = !request.headers['rsc'];
  const headers = {
    'content-type': isForPerson ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': RETRY_SECONDS,
    'x-robots-tag': 'noindex',
    'content-security-policy': POLICY,
  };
  return { headers, body: isForPerson ? PAGE : 'The page cannot be shown at the moment.\n' };
}

function isPage({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|_next)\//.test(url);
}
