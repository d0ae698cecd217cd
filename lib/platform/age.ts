/**
 * Milliseconds since a time. What is dated in the future counts as old: its clock or this one was wrong.
 * @param at milliseconds since 1970, like `now`
 */
export function ageMs(at: number, now: number): number {
  return at <= now ? now - at : Infinity;
}
