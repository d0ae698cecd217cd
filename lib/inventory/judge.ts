/** What a sync has found. */
export type Found = {
  cars: number;
  /** Entries of the longest page. */
  largestPage: number;
};

/** Why what a sync has found is not believed, for the log. */
export type Doubt = 'empty' | 'shrunk';

/** Doubted syncs in a row, and when the first of them was, in milliseconds. */
export type Doubted = { times: number; since: number };

/** The backoffice may be right after all: what is doubted comes again three times, over ten minutes. */
const MAX_DOUBTED = 3;
const MAX_DOUBTED_MS = 10 * 60_000;

/**
 * Whether to believe a sync; null when it replaces the inventory. Not believed is
 * - no car at all, although there are makes or there were cars;
 * - an inventory that has lost more cars than half a page holds: a page is missing, or was sent twice.
 * @param previous the number of cars before; null before the first sync
 */
export function judge(previous: number | null, found: Found, makes: readonly string[]): Doubt | null {
  if (found.cars === 0) return (previous ?? makes.length) > 0 ? 'empty' : null;
  return (previous ?? 0) - found.cars > found.largestPage / 2 ? 'shrunk' : null;
}

/** Whether what was doubted has come often enough to be believed. */
export function isConfirmed({ times, since }: Doubted, now: number): boolean {
  return times >= MAX_DOUBTED && now - since >= MAX_DOUBTED_MS;
}
