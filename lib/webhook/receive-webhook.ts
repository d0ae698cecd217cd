import { concernsVehicles } from '#lib/backoffice/page-data/cache-tags.ts';
import { env } from '#lib/platform/env.ts';
import { siteInventory } from '#lib/inventory/open-inventory.ts';
import { lazily } from '#lib/platform/lazily.ts';
import { redis } from '#lib/platform/redis.ts';
import { RedisChannel } from '#lib/platform/redis-channel.ts';
import { secureEqual } from '#lib/platform/secure-equal.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { handleWebhook, type Invalidate } from './apply-webhook.ts';
import { parseWebhook, type Webhook } from './parse-webhook.ts';

const channel = lazily((): RedisChannel | null => {
  const client = redis();
  return client && new RedisChannel(client, 'webhooks');
});

/** Answers the cache webhook (docs/product.md 11.1a), and passes it on to the other instances. */
export async function receiveWebhook(request: Request, invalidate: Invalidate): Promise<Response> {
  const { revalidateSecret } = env();
  if (revalidateSecret === null) return new Response(null, { status: 404 });
  if (!secureEqual(request.headers.get('x-revalidate-secret') ?? '', revalidateSecret))
    return new Response(null, { status: 401 });

  const webhook = parseWebhook(await request.json().catch(() => null));
  if (!webhook) return new Response(null, { status: 422 });
  await publishWebhook(webhook);
  await handleWebhook(webhook, invalidate);
  return new Response(null, { status: 204 });
}

/** Passes a webhook on to the other instances of the site, since the backoffice calls only one of them. */
export async function publishWebhook(webhook: Webhook): Promise<void> {
  await channel()?.publish(webhook);
}

/**
 * Handles the webhooks that other instances receive like this instance's own. Each instance invalidates at its own time,
 * so a page that it rendered from its old inventory meanwhile becomes stale too.
 */
export function subscribeToWebhooks(invalidate: Invalidate): void {
  async function apply(message: unknown): Promise<void> {
    const webhook = parseWebhook(message);
    if (!webhook) throw new Error('Unreadable webhook of another instance');
    await handleWebhook(webhook, invalidate);
  }

  channel()?.listen(
    (message) => void apply(message).catch((error: unknown) => warnThrottled('webhook.apply-failed', error)),
  ); // syncIfMissed handles what was missed while disconnected
}

/**
 * Syncs when one of the missed invalidations concerns vehicles and is later than the last sync (milliseconds since
 * 1970): the webhook behind it did not reach this instance.
 */
export async function syncIfMissed(missed: { tag: string; at: number }[]): Promise<void> {
  const changedAt = Math.max(...missed.filter(({ tag }) => concernsVehicles(tag)).map(({ at }) => at));
  try {
    const { store, sync } = siteInventory();
    if (store.current && store.current.syncedAt < changedAt) await sync.syncNow();
  } catch (error) {
    warnThrottled('inventory.catch-up-failed', error);
  }
}
