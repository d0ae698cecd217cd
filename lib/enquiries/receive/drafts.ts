import { randomUUID } from 'node:crypto';
import { processSingleton } from '#lib/platform/process-singleton.ts';
import { replyOrNull, redis, type Redis } from '#lib/platform/redis.ts';
import type { EnquiryKind, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';

/** A native form that was rejected, kept for the page that shows it again. */
export type Draft = {
  kind: EnquiryKind;
  /** As typed. */
  texts: EnquiryTexts;
  /** Chassis number of the chosen car; `''` for none. */
  car: string;
  /** Seed of the idempotency key, posted again with the form. */
  seed: string;
  message: string;
  /** Names of the invalid fields. */
  fields: string[];
};

type Kept = { draft: Draft; client: string; keptAt: number };

const LIMITS = { drafts: 500, perClient: 20, milliseconds: 30 * 60_000 };

/**
 * Drafts in Redis, where every instance finds them, and in memory without a Redis or while it is away. A client over its
 * limit loses its own oldest. In memory all drafts have a limit too; Redis has its own.
 */
export function draftStore(now: () => number, limits = LIMITS, shared = redis()) {
  const kept = new Map<string, Kept>(); // oldest first

  function isFresh({ keptAt }: Kept): boolean {
    return now() - keptAt < limits.milliseconds;
  }

  function makeRoomFor(client: string): void {
    for (const [id, one] of kept) if (!isFresh(one)) kept.delete(id);
    const own = [...kept].filter(([, one]) => one.client === client).map(([id]) => id);
    if (own.length >= limits.perClient) kept.delete(own[0] ?? '');
    else if (kept.size >= limits.drafts) kept.delete(kept.keys().next().value ?? '');
  }

  return {
    /** @returns a random id under which the draft is found. */
    async keep(draft: Draft, client: string): Promise<string> {
      const id = randomUUID();
      if (shared && (await share(shared, { id, draft, client }, limits))) return id;
      makeRoomFor(client);
      kept.set(id, { draft, client, keptAt: now() });
      return id;
    },
    /** `null` when it is unknown or has expired. */
    async find(id: string): Promise<Draft | null> {
      const one = kept.get(id);
      if (one) return isFresh(one) ? one.draft : null;
      const found = shared && (await replyOrNull(shared.get(draftKey(id))));
      return found ? (JSON.parse(found) as Draft) : null; // written by share
    },
  };
}

function draftKey(id: string): string {
  return `draft:${id}`;
}

/** @returns whether the draft is in Redis. */
async function share(
  client: Redis,
  one: { id: string; draft: Draft; client: string },
  { perClient, milliseconds }: typeof LIMITS,
): Promise<boolean> {
  const ids = `drafts-of:${one.client}`; // newest first
  const answers = await replyOrNull(
    client
      .multi()
      .set(draftKey(one.id), JSON.stringify(one.draft), { PX: milliseconds })
      .lPush(ids, one.id)
      .pExpire(ids, milliseconds)
      .lRange(ids, perClient, -1)
      .lTrim(ids, 0, perClient - 1)
      .execTyped(),
  );
  const surplus = answers?.[3] ?? [];
  if (surplus.length > 0) await replyOrNull(client.del(surplus.map(draftKey)));
  return answers !== null;
}

export const DRAFTS = processSingleton('drafts', () => draftStore(Date.now));
