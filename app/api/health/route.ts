import { checkQuietBackoffice } from '#lib/backoffice/transport/health-check.ts';
import { backofficeHealth } from '#lib/backoffice/transport/health.ts';
import { env } from '#lib/platform/env.ts';
import { queueHealth } from '#lib/enquiries/queue/process-queue.ts';
import { version } from '#package.json';

export const dynamic = 'force-dynamic';

/**
 * For probes, as often as every second. 200 as long as the site serves, with or without the backoffice, whose state is
 * what the last 30 seconds told: a probe asks it nothing itself, but has it asked when nobody else did for 10 seconds.
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
      ...(await queueHealth(now)),
      uptimeSeconds,
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
