import type { Instrumentation } from 'next';

/**
 * Runs once, before the first request: what visitors sent to an earlier process is delivered by this one. Next compiles
 * this file for its other runtime too, which has neither disk nor log.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { enquiryQueue } = await import('./lib/enquiries/queue/process-queue.ts');
  await enquiryQueue().start();
}

/** What fails while Next answers becomes one line of the log, without a stack. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('./lib/platform/log.ts');
  log('error', 'site.request-failed', {
    method: request.method,
    path: request.path.split('?', 1)[0], // what a form sends may stand behind it
    route: context.routePath,
    error,
  });
};
