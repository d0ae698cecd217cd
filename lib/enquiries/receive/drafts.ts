import 'server-only';
import { randomUUID } from 'node:crypto';
import { processSingleton } from '#lib/platform/process-singleton.ts';
import type { EnquiryKind, EnquiryTexts } from '#lib/domain/enquiry/form.ts';

/** A form that was not taken, kept until its answer page has been shown. */
export type Draft = {
  kind: EnquiryKind;
  /** As typed. */
  texts: EnquiryTexts;
  /** Chassis number of the chosen car; `''` for none. */
  car: string;
  /** Comes back with the form, so that the same content stays one message. */
  seed: string;
  message: string;
  /** Names of the fields that are at fault. */
  fields: string[];
};

/** Where drafts wait for their visitor. */
export type DraftStore = {
  /** @returns the id under which it is found: not to be guessed. */
  keep(draft: Draft, client: string): Promise<string>;
  /** `null` when it is too old, or was never there. */
  find(id: string): Promise<Draft | null>;
};

type Kept = { draft: Draft; client: string; keptAt: number };

const LIMITS = { drafts: 500, perClient: 20, milliseconds: 30 * 60_000 };

/** Drafts in memory, the oldest going first; no client pushes out more than its own. */
export function memoryDrafts(now: () => number, limits = LIMITS): DraftStore {
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
    keep(draft, client) {
      makeRoomFor(client);
      const id = randomUUID();
      kept.set(id, { draft, client, keptAt: now() });
      return Promise.resolve(id);
    },
    find(id) {
      const one = kept.get(id);
      return Promise.resolve(one && isFresh(one) ? one.draft : null);
    },
  };
}

/** The drafts of this process. */
export const DRAFTS = processSingleton('drafts', () => memoryDrafts(Date.now));
