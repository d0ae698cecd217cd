import type { IncomingMessage, ServerResponse } from 'node:http';

import { log } from '../lib/log.ts';
import { cleanRequestHeaders } from './request-headers.ts';
import { answerUnavailable, interceptFailure } from './unavailable.ts';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Options = { dev: boolean; trustedProxies: number };

/** What happens to every request before and after Next. */
export function requestHandler(next: Handle, options: Options): Handle {
  return async function handle(request, response) {
    cleanRequestHeaders(request, options);
    if (!isDecodable(request.url ?? '')) return refuse(response);
    if (!options.dev) interceptFailure(request, response);
    try {
      await next(request, response);
    } catch (error) {
      log('error', 'site.request-failed', { path: request.url?.split('?', 1)[0], error });
      if (!response.headersSent) answerUnavailable(request, response);
      else response.destroy();
    }
  };
}

/** Next answers an address that cannot be decoded by a blank 500. */
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('This address cannot be read. Please check the link.\n');
}
