import type { Instrumentation } from 'next';

/** What fails while Next answers becomes one line of the log, without a stack. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return; // Next compiles this file for its other runtime too, which has no log
  const { log } = await import('@/lib/log');
  log('error', 'site.request-failed', {
    method: request.method,
    path: request.path.split('?', 1)[0], // what a form sends may stand behind it
    route: context.routePath,
    error,
  });
};
