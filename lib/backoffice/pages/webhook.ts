import 'server-only';
import * as v from 'valibot';

import { CACHE, vehicleTag, type CacheKind } from './cache-tags.ts';

const KINDS = Object.keys(CACHE) as CacheKind[];
const MOST_VEHICLES = 1000;

/** Body of the cache webhook (decisions.md, 'Webhook'): either key may be missing. */
const notice = v.object({
  chassisNumbers: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.maxLength(MOST_VEHICLES)),
    [],
  ),
  kinds: v.optional(v.array(v.picklist(KINDS)), []),
});

/** The tags of the pages that show what a notice names; `null` for what is no notice. */
export function revalidatedTags(body: unknown): string[] | null {
  const parsed = v.safeParse(notice, body);
  if (!parsed.success) return null;
  const { chassisNumbers, kinds } = parsed.output;
  return [...chassisNumbers.map(vehicleTag), ...kinds.map((kind) => CACHE[kind].tag)];
}
