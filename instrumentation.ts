import type { Instrumentation } from 'next';

/**
 * Logs an error of a render or route handler in one line without its stack. A page of which a part has failed is not
 * cached: of the data for a client navigation the status does not tell.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return; // Next compiles this file for the edge runtime too
  const { currentPage } = await import('./lib/services.ts');
  const page = currentPage();
  if (page) page.hasFailed = true;
  const { log } = await import('./lib/platform/log.ts');
  log('error', 'site.request-failed', {
    method: request.method,
    path: request.path.split('?', 1)[0], // the query may hold form input
    route: context.routePath,
    error,
  });
};
