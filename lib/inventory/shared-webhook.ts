import { concernsVehicles } from '#lib/backoffice/pages/cache-tags.ts';
import { parseWebhook, type Webhook, webhookTags } from '#lib/backoffice/pages/webhook.ts';
import { resetBreakers } from '#lib/backoffice/transport/breaker.ts';
import { processSingleton } from '#lib/platform/process-singleton.ts';
import { redis } from '#lib/platform/redis.ts';
import { RedisChannel } from '#lib/platform/redis-channel.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { applyWebhook } from './apply-webhook.ts';
import { processInventory } from './process-inventory.ts';
import { purgeFrontCache } from './purge-front-cache.ts';

function channel(): RedisChannel | null {
  return processSingleton('webhook channel', () => {
    const client = redis();
    return client && new RedisChannel(client, 'webhooks');
  });
}

/** Tells the other instances of the site, since the backoffice calls one of them. */
export async function publishWebhook(webhook: Webhook): Promise<void> {
  await channel()?.publish(webhook);
}

/**
 * From now on does for webhooks that other instances get what this one does for its own: the index follows first, then the
 * pages are invalidated. An instance that renders a page from its old index meanwhile invalidates it by its own, later time.
 */
export function followWebhooks(invalidate: (tags: string[]) => Promise<void>): void {
  async function follow(message: unknown): Promise<void> {
    const webhook = parseWebhook(message);
    if (!webhook) throw new Error('Unreadable webhook of another instance');
    resetBreakers();
    await applyWebhook(webhook);
    await invalidate(webhookTags(webhook));
    await purgeFrontCache(webhook); // by each instance, since any of them may be asked for the page
  }

  channel()?.listen(
    (message) => void follow(message).catch((error: unknown) => warnThrottled('webhook.apply-failed', error)),
    () => undefined, // what was missed meanwhile, catchUp makes good
  );
}

/**
 * Walks when one of these invalidations, at milliseconds since 1970, is of a vehicle and later than the last walk: the
 * webhook behind it did not reach this instance.
 */
export async function catchUp(missed: { tag: string; at: number }[]): Promise<void> {
  const changedAt = Math.max(...missed.filter(({ tag }) => concernsVehicles(tag)).map(({ at }) => at));
  try {
    const { worker, walk } = processInventory();
    const state = await worker.call('state');
    if (state && state.walkedAt < changedAt) await walk.walkNow();
  } catch (error) {
    warnThrottled('inventory.catch-up-failed', error);
  }
}
