const FIRST_MS = 1_000;

/** While the backoffice is away: with the longest attempt, an enquiry is attempted within half a minute of its return. */
export const LONGEST_OUTAGE_DELAY_MS = 20_000;

/** While the backoffice answers, but does not take this enquiry: a firewall rule or a fault that somebody has to mend. */
export const LONGEST_REFUSAL_DELAY_MS = 5 * 60_000;

/**
 * Exponential backoff with jitter: the delay before the next attempt, in milliseconds. One second after the first
 * attempt, twice as long after every further one, at most `longestMs`; jitter takes off up to half of it.
 * @param random from 0 to below 1.
 */
export function retryDelay(attempts: number, random: number, longestMs: number): number {
  const delay = Math.min(FIRST_MS * 2 ** (attempts - 1), longestMs);
  return Math.round(delay * (1 - random / 2));
}
