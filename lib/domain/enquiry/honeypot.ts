/**
 * Name of a field that every form has and nobody sees: a program that fills in whatever it finds gives itself away.
 * It is no key of any payload.
 */
export const BAIT = 'website';

/** Whether what a sender gave holds it. */
export function hasTakenBait(given: Record<string, unknown>): boolean {
  const value = given[BAIT];
  return value !== undefined && value !== null && value !== '';
}
