import { randomUUID } from 'node:crypto';
import { LIMITS } from '#lib/platform/limits.ts';
import { redis, replyOrNull, type Redis } from '#lib/platform/redis.ts';
import type { EnquiryKind, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import type { RejectionReason } from '#lib/texts/rejection-text.ts';

/** A native form, kept for the page after it: what was sent, or the rejected form again. */
export type PostedForm = {
  kind: EnquiryKind;
  /** The visitor's input, unchanged. */
  texts: EnquiryTexts;
  /** Chassis number of the chosen car; `''` for none. */
  car: string;
  /** `null` when the form was sent. */
  rejection: {
    reason: RejectionReason;
    /** Names of the invalid fields. */
    fields: string[];
  } | null;
};

type Limits = { forms: number; perClient: number; milliseconds: number };

type StoredForm = { form: PostedForm; client: string };

/**
 * Stores posted forms in Redis for all instances, or in memory without a Redis or while it is down, and erases them when
 * they expire. A client over its limit loses its oldest form. The limit of all forms applies in memory only; Redis has its
 * own.
 */
export function postedFormStore(limits: Limits = LIMITS.postedForms, redisClient = redis()) {
  const inMemory = new Map<string, StoredForm>(); // oldest first

  function makeRoomFor(client: string): void {
    const own = [...inMemory].filter(([, stored]) => stored.client === client).map(([id]) => id);
    if (own.length >= limits.perClient) inMemory.delete(own[0] ?? '');
    else if (inMemory.size >= limits.forms) inMemory.delete(inMemory.keys().next().value ?? '');
  }

  return {
    /** @returns the random id of the form */
    async save(form: PostedForm, client: string): Promise<string> {
      const id = randomUUID();
      if (redisClient && (await saveInRedis(redisClient, { id, form, client }, limits))) return id;
      makeRoomFor(client);
      inMemory.set(id, { form, client });
      setTimeout(() => inMemory.delete(id), limits.milliseconds).unref();
      return id;
    },
    /** `null` when the form is unknown or has expired. */
    async find(id: string): Promise<PostedForm | null> {
      const stored = inMemory.get(id);
      if (stored) return stored.form;
      const json = redisClient && (await replyOrNull(redisClient.get(redisKey(id))));
      return json ? (JSON.parse(json) as PostedForm) : null; // written by saveInRedis
    },
  };
}

/** Named as in earlier releases, which may be running. */
function redisKey(id: string): string {
  return `draft:${id}`;
}

/** @returns whether the form is in Redis */
async function saveInRedis(
  redisClient: Redis,
  { id, form, client }: { id: string; form: PostedForm; client: string },
  { perClient, milliseconds }: Limits,
): Promise<boolean> {
  const ids = `drafts-of:${client}`; // newest first
  const replies = await replyOrNull(
    redisClient
      .multi()
      .set(redisKey(id), JSON.stringify(form), { PX: milliseconds })
      .lPush(ids, id)
      .pExpire(ids, milliseconds)
      .lRange(ids, perClient, -1)
      .lTrim(ids, 0, perClient - 1)
      .execTyped(),
  );
  const surplus = replies?.[3] ?? [];
  if (surplus.length > 0) await replyOrNull(redisClient.del(surplus.map(redisKey)));
  return replies !== null;
}

export const POSTED_FORMS = postedFormStore();
