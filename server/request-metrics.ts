import type { IncomingMessage } from 'node:http';
import { routeLabel } from '#lib/domain/route-label.ts';
import type { Metrics } from './metrics.ts';
import type { SiteResponse } from './site-response.ts';

type Handle = (request: IncomingMessage, response: SiteResponse) => void;

/** nginx's status for a request whose client disconnected before the response. */
const CLIENT_CLOSED_REQUEST = 499;

/** Wraps the handler and measures the time until each response is sent. */
export function measureRequests(handle: Handle, metrics: Pick<Metrics, 'observeRequest'>): Handle {
  function observe(route: string, status: number, startedAt: number): void {
    metrics.observeRequest(route, status, (performance.now() - startedAt) / 1000);
  }
  function observeLater(response: SiteResponse, route: string, startedAt: number): void {
    response.once('close', () =>
      observe(route, response.writableFinished ? response.sentStatus : CLIENT_CLOSED_REQUEST, startedAt),
    );
  }
  return function measured(request, response) {
    const startedAt = performance.now();
    const route = routeLabel(request.url ?? ''); // now, since the request handler rewrites the URL
    handle(request, response);
    if (response.writableEnded)
      observe(route, response.sentStatus, startedAt); // sent by the page cache, so no listener is needed
    else observeLater(response, route, startedAt);
  };
}
