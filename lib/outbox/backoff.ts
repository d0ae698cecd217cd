const FIRST_MS = 1_000;

/** With the longest attempt, a message is attempted within half a minute of a backoffice's return. */
const LONGEST_MS = 20_000;

/**
 * How long a message rests after so many attempts, in milliseconds: one second, twice as long after every further one,
 * at most 20 seconds. Up to half of it is left out by chance, so that messages do not keep pace.
 * @param random from 0 to below 1.
 */
export function restAfter(attempts: number, random: number): number {
  const longest = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  return Math.round(longest * (1 - random / 2));
}
