import { concernsVehicles } from '#lib/backoffice/page-data/cache-tags.ts';
import { parseWebhook, type Webhook, webhookTags } from '#lib/backoffice/page-data/webhook.ts';
import { resetBreakers } from '#lib/backoffice/transport/breaker.ts';
import { processSingleton } from '#lib/platform/process-singleton.ts';
import { redis } from '#lib/platform/redis.ts';
import { RedisChannel } from '#lib/platform/redis-channel.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { applyWebhook, completeWebhook } from './apply-webhook.ts';
import { processInventory } from './process-inventory.ts';

function channel(): RedisChannel | null {
  return processSingleton('webhook channel', () => {
    const client = redis();
    return client && new RedisChannel(client, 'webhooks');
  });
}

/** Passes a webhook on to the other instances of the site, since the backoffice calls only one of them. */
export async function publishWebhook(webhook: Webhook): Promise<void> {
  await channel()?.publish(webhook);
}

/**
 * Handles the webhooks that other instances receive like this instance's own: first the index is updated, then pages
 * are invalidated. Each instance invalidates at its own time, so a page that it rendered from its old index meanwhile
 * becomes stale too.
 */
export function subscribeToWebhooks(invalidate: (tags: string[]) => Promise<void>): void {
  async function apply(message: unknown): Promise<void> {
    const webhook = parseWebhook(message);
    if (!webhook) throw new Error('Unreadable webhook of another instance');
    resetBreakers();
    const { unfinished } = await applyWebhook(webhook);
    await invalidate(webhookTags(webhook));
    await completeWebhook(webhook, unfinished, () => invalidate(webhookTags(webhook)));
  }

  channel()?.listen(
    (message) => void apply(message).catch((error: unknown) => warnThrottled('webhook.apply-failed', error)),
    () => undefined, // syncIfMissed handles what was missed while disconnected
  );
}

/**
 * Syncs when one of the missed invalidations concerns vehicles and is later than the last sync (milliseconds since
 * 1970): the webhook behind it did not reach this instance.
 */
export async function syncIfMissed(missed: { tag: string; at: number }[]): Promise<void> {
  const changedAt = Math.max(...missed.filter(({ tag }) => concernsVehicles(tag)).map(({ at }) => at));
  try {
    const { worker, sync } = processInventory();
    const state = await worker.call('state');
    if (state && state.syncedAt < changedAt) await sync.syncNow();
  } catch (error) {
    warnThrottled('inventory.catch-up-failed', error);
  }
}
