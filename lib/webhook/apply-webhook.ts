import { setTimeout as wait } from 'node:timers/promises';
import { forgetNames } from '#lib/backoffice/queries/makes.ts';
import { getOneOfMany } from '#lib/backoffice/queries/vehicles.ts';
import { resetBreakers } from '#lib/backoffice/transport/breaker.ts';
import { forgetReadsInFlight } from '#lib/backoffice/transport/client.ts';
import { siteInventory } from '#lib/inventory/open-inventory.ts';
import { warnThrottled } from '#lib/platform/warn-throttled.ts';
import { type Webhook, webhookTags } from './parse-webhook.ts';

/** How long the sender of the webhook waits at most; the work goes on. */
const TIMEOUT_MS = 2_000;

/** A webhook with more cars starts a sync, which reads a hundred cars in one call. */
const MAX_SINGLE_CARS = 50;

/**
 * Updates the inventory and forgets the names of makes and models, so that pages rendered from now on show the change. Never rejects.
 * @returns the work that is left after `timeoutMs`, or null; pages rendered until its end may show the old data.
 */
export async function applyWebhook(
  { chassisNumbers, kinds }: Webhook,
  timeoutMs = TIMEOUT_MS,
): Promise<{ unfinished: Promise<void> | null }> {
  forgetNames();
  forgetReadsInFlight();
  const isForAll =
    chassisNumbers.length === 0 ? kinds.includes('vehicles') : chassisNumbers.length > MAX_SINGLE_CARS;
  const applied = isForAll ? siteInventory().sync.syncNow() : readAgain(chassisNumbers);
  const isDone = await Promise.race([applied.then(() => true), wait(timeoutMs, false, { ref: false })]);
  return { unfinished: isDone ? null : applied };
}

/** Makes the pages with these tags stale. They are served until a render succeeds, even while the backoffice is down. */
export type Invalidate = (tags: string[]) => Promise<void>;

/**
 * Handles a webhook, until the pages are invalidated. Circuit breakers are reset, because the backoffice is evidently
 * up. The inventory is updated first, because pages are rendered from it.
 */
export async function handleWebhook(webhook: Webhook, invalidate: Invalidate): Promise<void> {
  resetBreakers();
  const { unfinished } = await applyWebhook(webhook);
  await invalidate(webhookTags(webhook));
  if (unfinished)
    void complete(unfinished).catch((error: unknown) => warnThrottled('webhook.apply-failed', error));

  async function complete(work: Promise<void>): Promise<void> {
    await work;
    await invalidate(webhookTags(webhook));
  }
}

/** Falls back to a sync when a car cannot be read, or there is no inventory yet to put it in. */
async function readAgain(chassisNumbers: string[]): Promise<void> {
  const { store, sync } = siteInventory();
  const readAt = performance.now();
  try {
    const cars = await Promise.all(
      chassisNumbers.map(async (chassisNumber) => ({
        chassisNumber,
        vehicle: await getOneOfMany(chassisNumber),
        readAt,
      })),
    );
    const isUpdated = cars.length === 0 || (await store.update(cars));
    if (!isUpdated) await sync.syncNow();
  } catch (error) {
    warnThrottled('inventory.update-failed', error);
    await sync.syncNow();
  }
}
