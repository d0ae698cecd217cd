import { checkQuietBackoffice } from '#lib/backoffice/transport/health-check.ts';
import { backofficeHealth } from '#lib/backoffice/transport/health.ts';
import { env } from '#lib/platform/env.ts';
import { outboxHealth } from '#lib/enquiries/queue/process-queue.ts';
import { version } from '#package.json';

export const dynamic = 'force-dynamic';

/**
 * Health check for probes, as often as every second: 200 while the site serves, whatever the backoffice does. The state of
 * the backoffice comes from the calls of the last 30 seconds; only after 10 seconds without one is it called.
 * `undelivered` enquiries are retried, `deadLetters` wait for the operator.
 */
export async function GET(): Promise<Response> {
  const now = Date.now();
  const { backofficeUrl } = env();
  if (backofficeUrl) checkQuietBackoffice(backofficeUrl, now);

  const uptimeSeconds = Math.floor(process.uptime());
  return Response.json(
    {
      status: 'ok',
      version,
      backoffice: backofficeHealth(now),
      ...(await outboxHealth(now)),
      uptimeSeconds,
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
