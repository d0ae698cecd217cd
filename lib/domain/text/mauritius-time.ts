/** Mauritius is four hours ahead of UTC all year; the last change of its clocks was in 2009. */
const AHEAD_MS = 4 * 60 * 60_000;

/** The date in Mauritius at that moment, in ISO 8601: `2031-05-16`. */
export function dateInMauritius(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 10);
}
