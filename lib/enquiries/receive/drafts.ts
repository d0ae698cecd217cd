import 'server-only';
import { randomUUID } from 'node:crypto';
import { processSingleton } from '#lib/platform/process-singleton.ts';
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

/** Drafts in memory. Over a limit the oldest goes; a client over its own limit loses its own oldest. */
export function draftStore(now: () => number, limits = LIMITS) {
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
    keep(draft: Draft, client: string): string {
      makeRoomFor(client);
      const id = randomUUID();
      kept.set(id, { draft, client, keptAt: now() });
      return id;
    },
    /** `null` when it is unknown or has expired. */
    find(id: string): Draft | null {
      const one = kept.get(id);
      return one && isFresh(one) ? one.draft : null;
    },
  };
}

export const DRAFTS = processSingleton('drafts', () => draftStore(Date.now));
