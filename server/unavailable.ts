import type { IncomingMessage, ServerResponse } from 'node:http';

import { unavailablePage } from './unavailable-page.ts';

const RETRY_SECONDS = '30';
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Turns the blank 500 with which Next answers when a page cannot be rendered into an honest 503 (decisions.md, 'When
 * the backoffice is down'). Every way of answering comes down to `writeHead`, whose headers Next's compression has a
 * hand in. Route handlers tell their own failures and are left alone.
 */
export function interceptFailure(request: IncomingMessage, response: ServerResponse): void {
  if (!isPage(request)) return;
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  let isReplaced = false;

  function writeHead(...parts: Parameters<typeof original.writeHead>): ServerResponse {
    if (parts[0] !== 500) return original.writeHead(...parts);
    isReplaced = true;
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    Object.assign(response, original);
    answerUnavailable(request, response);
    return response;
  }

  // compression keeps hold of these two: once the answer is replaced, what comes through them is Next's own body
  function write(...parts: Parameters<typeof original.write>): boolean {
    return isReplaced || original.write(...parts);
  }
  function end(...parts: Parameters<typeof original.end>): ServerResponse {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return isReplaced ? response : original.end(...parts);
  }
  Object.assign(response, { writeHead, write, end });
}

/** A readable page for a person, one line for Next's own navigation; neither is kept by anybody. */
export function answerUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const isForPerson = !request.headers['rsc'];
  response.writeHead(503, {
    'content-type': isForPerson ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': RETRY_SECONDS,
    'x-robots-tag': 'noindex',
    'content-security-policy': POLICY,
  });
  response.end(isForPerson ? unavailablePage() : 'The page cannot be shown at the moment.\n');
}

function isPage({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|_next)\//.test(url);
}
