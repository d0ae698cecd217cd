import type { IncomingMessage, ServerResponse } from 'node:http';

import { log } from '#lib/platform/log.ts';
import { errorAnswer, wantsPage, type ErrorAnswer } from './error-response.ts';
import { isApi, isPage, isPicture, pathOf } from './request-line.ts';

/** Nobody waits longer than 6 s for a page; the rest is for the way. */
const DEADLINE_MS = 5_500;

/**
 * Replaces what nobody could read. The blank 500 with which Next answers when a page or a picture cannot be made becomes
 * an honest 503 (decisions.md, 'When the backoffice is down'), and so does a page that has not begun to arrive in time:
 * Next then finishes it for whoever asks next. A picture that cannot be had is the same 503, whatever its server
 * answered: nobody reads from it what that server holds. A bare refusal becomes a page for a person. Every way of answering comes
 * down to `writeHead`, whose headers Next's compression has a hand in.
 */
export function replaceFailure(
  request: IncomingMessage,
  response: ServerResponse,
  deadlineMs = DEADLINE_MS,
): void {
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  const insteadOf = replacements(request, response); // now: Next takes headers off the request that it has understood
  let isReplaced = false;

  function replace(answer: ErrorAnswer): void {
    isReplaced = true;
    for (const name of response.getHeaderNames()) if (name !== 'allow') response.removeHeader(name);
    original.writeHead(answer.status, answer.headers);
    original.end(answer.body);
  }
  function decide(status: number): void {
    const answer = isReplaced || response.headersSent ? null : insteadOf(status);
    if (answer) replace(answer);
  }

  // A body would otherwise be sent after the head that has replaced its own
  function writeHead(...parts: Parameters<typeof original.writeHead>): ServerResponse {
    decide(parts[0]);
    return isReplaced ? response : original.writeHead(...parts);
  }
  function write(...parts: Parameters<typeof original.write>): boolean {
    decide(response.statusCode);
    return isReplaced || original.write(...parts);
  }
  function end(...parts: Parameters<typeof original.end>): ServerResponse {
    decide(response.statusCode);
    return isReplaced ? response : original.end(...parts);
  }
  Object.assign(response, { writeHead, write, end });

  if (!isPage(request)) return;
  const deadline = setTimeout(() => {
    if (response.headersSent) return;
    log('warn', 'page.late', { path: pathOf(request.url ?? ''), milliseconds: deadlineMs });
    decide(500);
  }, deadlineMs);
  response.once('close', () => clearTimeout(deadline));
}

/** @returns what to answer instead of Next's own answer of a status, null where that may stay. */
function replacements(
  request: IncomingMessage,
  response: ServerResponse,
): (status: number) => ErrorAnswer | null {
  const { headers, url = '' } = request;
  const isForPerson = wantsPage(request);
  const isShown = !headers['rsc'] && !url.startsWith('/_next/');

  return function insteadOf(status) {
    if (status >= 400 && isPicture(url)) return errorAnswer(503, false);
    if (status >= 500) return status === 503 || isApi(url) ? null : errorAnswer(503, isShown);
    const isBare = !/html|json/.test(String(response.getHeader('content-type')));
    return status >= 400 && isForPerson && isBare ? errorAnswer(status, true) : null;
  };
}
