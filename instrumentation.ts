import type { Instrumentation } from 'next';

/**
 * Logs an error of a route handler in one line without its stack, once a minute. That of a page is left to whoever renders the page:
 * such a page is not cached, and of the data for a client navigation the status does not tell.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return; // Next compiles this file for the edge runtime too
  const { currentRender } = await import('./lib/platform/page-render.ts');
  const page = currentRender();
  if (page) {
    page.failure ??= error instanceof Error ? error : new Error(String(error));
    return;
  }
  const { warnThrottled } = await import('./lib/platform/warn-throttled.ts');
  warnThrottled('site.request-failed', error, {
    method: request.method,
    path: request.path.split('?', 1)[0], // the query may hold form input
    route: context.routePath,
  });
};
