import type { IncomingMessage, ServerResponse } from 'node:http';

import { log } from '#lib/platform/log.ts';
import type { OptimisedPictures } from '#lib/domain/pictures/optimised-pictures.ts';
import { nonceOfAnswerPage } from './nonce-policy.ts';
import { errorAnswer, sendError, wantsPage } from './error-response.ts';
import { limitPageFreshness } from './page-freshness.ts';
import { answerPageStatus } from './page-status.ts';
import { replaceFailure } from './failure-response.ts';
import { cleanRequestHeaders } from './request-headers.ts';
import { cutOrigin, pathOf, refusalOf } from './request-line.ts';
import { securing, type Site } from './security-headers.ts';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Options = { dev: boolean; site: Site; pictures: OptimisedPictures };

/** What happens to every request before and after Next. In development Next speaks with its own browser code as it likes. */
export function requestHandler(next: Handle, options: Options): Handle {
  const { dev, site, pictures } = options;
  const secure = securing(site);

  /** @returns whether it may go on to Next. */
  function admit(request: IncomingMessage, response: ServerResponse): boolean {
    secure(response);
    answerPageStatus(response);
    limitPageFreshness(response, Date.now);
    cutOrigin(request);
    const refused = refusalOf(request, pictures);
    if (refused) {
      sendError(response, errorAnswer(refused.status, wantsPage(request)), refused.headers);
      return false;
    }
    nonceOfAnswerPage(request, response, site);
    replaceFailure(request, response);
    return true;
  }

  return async function handle(request, response) {
    cleanRequestHeaders(request, { dev });
    if (!dev && !admit(request, response)) return;
    try {
      await next(request, response);
    } catch (error) {
      log('error', 'site.request-failed', { path: pathOf(request.url ?? ''), error });
      if (response.headersSent) response.destroy();
      else sendError(response, errorAnswer(503, wantsPage(request)));
    }
  };
}
