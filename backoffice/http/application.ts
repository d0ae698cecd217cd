import type { IncomingMessage } from 'node:http';
import { log } from '../log.ts';
import { messageOf } from '../problem.ts';
import { isBusy } from '../database/open.ts';
import { refused, type Answer } from './answer.ts';
import type { AntiForgery } from './anti-forgery.ts';
import { pictureAnswer } from './pictures.ts';
import { Refusal } from './refusal.ts';
import { route, type Route } from './router.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

type Application = {
  routes: Route[];
  /** null where anti-forgery is turned off. */
  guard: AntiForgery | null;
  /** Where drawn pictures are kept. */
  pictureDirectory: string;
};

/** Answers a request whatever it holds; what goes wrong inside becomes a 5xx and a line in the log. */
export async function answerTo(request: IncomingMessage, application: Application): Promise<Answer> {
  const { routes, guard, pictureDirectory } = application;
  const pathname = (request.url ?? '').replace(/\?.*$/s, '');
  try {
    refuseForgery(request, guard);
    if (pathname.startsWith('/pictures/')) return await pictureAnswer(request, pathname, pictureDirectory);
    return withCookie(request, await route(routes, request, pathname), guard);
  } catch (error) {
    return withCookie(request, failed(error, pathname), guard);
  }
}

function refuseForgery({ method = '', headers }: IncomingMessage, guard: AntiForgery | null): void {
  if (!guard || SAFE_METHODS.includes(method) || guard.hasPair(headers)) return;
  throw new Refusal(403, 'The anti-forgery token is missing or stale.', {
    headers: { 'set-cookie': guard.newCookie() },
  });
}

/** Gives a token to a client that has none, or one of before the secret changed. */
function withCookie({ headers }: IncomingMessage, answer: Answer, guard: AntiForgery | null): Answer {
  if (!guard || guard.hasCookie(headers) || 'set-cookie' in answer.headers) return answer;
  return { ...answer, headers: { ...answer.headers, 'set-cookie': guard.newCookie() } };
}

function failed(error: unknown, path: string): Answer {
  if (error instanceof Refusal) return refused(error);
  log('error', 'request.failed', { path, error: messageOf(error) });
  if (isBusy(error))
    return refused(new Refusal(503, 'The database is busy.', { headers: { 'retry-after': '1' } }));
  return refused(new Refusal(500, 'The backoffice failed to answer.'));
}
