import * as v from 'valibot';
import { CACHE, type CacheKind, vehicleTag } from '#lib/backoffice/page-data/cache-tags.ts';

const KINDS = Object.keys(CACHE) as CacheKind[];
const MAX_VEHICLES = 1000;

const webhookKeys = v.object({
  chassisNumbers: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.maxLength(MAX_VEHICLES)),
    [],
  ),
  kinds: v.optional(v.array(v.picklist(KINDS)), []),
});

/**
 * Body of the cache webhook (docs/product.md 11.1b). Unless it is `{}` it has a known key, so that one with only a
 * misspelt key is rejected.
 */
const webhookBody = v.pipe(v.custom<object>(isWellSpelt), webhookKeys);

export type Webhook = v.InferOutput<typeof webhookBody>;

/** `null` for an invalid body. */
export function parseWebhook(body: unknown): Webhook | null {
  const { success, output } = v.safeParse(webhookBody, body);
  return success ? output : null;
}

/** Whether this is an empty object, or one with at least one key of a webhook. */
function isWellSpelt(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const keys = Object.keys(body);
  return keys.length === 0 || keys.some((key) => Object.hasOwn(webhookKeys.entries, key));
}

/** The tags of the pages that show the vehicles and kinds of the webhook. */
export function webhookTags({ chassisNumbers, kinds }: Webhook): string[] {
  return [...chassisNumbers.map(vehicleTag), ...kinds.map((kind) => CACHE[kind].tag)];
}
