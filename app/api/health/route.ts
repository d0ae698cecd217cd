import { services } from '#lib/services.ts';
import { version } from '#package.json';

/**
 * For health probes, as often as every second; 200 while the site serves. The state of the backoffice is that of the
 * last 30 seconds, and checked when nobody has called it for so long. `undelivered` enquiries are still retried,
 * `deadLetters` wait for the operator; those of a store that cannot be read are missing. `inventory` is null
 * before the first sync.
 */
export async function GET(): Promise<Response> {
  const { backofficeHealth, queueHealth, inventoryHealth } = services();
  const now = Date.now();
  const uptimeSeconds = Math.floor(process.uptime());
  return Response.json(
    {
      status: 'ok',
      version,
      backoffice: await backofficeHealth(),
      ...(await queueHealth(now)),
      inventory: inventoryHealth(now),
      uptimeSeconds,
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
