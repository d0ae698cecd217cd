/** Mauritius is four hours ahead of UTC all year; the last change of its clocks was in 2009. */
const AHEAD_MS = 4 * 60 * 60_000;

/** The year in Mauritius at that moment. */
export function yearInMauritius(moment: Date): number {
  return Number(dateInMauritius(moment).slice(0, 4));
}

/** The date in Mauritius at that moment, in ISO 8601: `2031-05-16`. */
export function dateInMauritius(moment: Date): string {
  return localIso(moment).slice(0, 10);
}

/** The day of the week in Mauritius (0 for Monday), and the time (`HH:mm`). */
export function localTimeInMauritius(moment: Date): { weekday: number; time: string } {
  const sunday = 0;
  const day = new Date(moment.getTime() + AHEAD_MS).getUTCDay();
  return { weekday: day === sunday ? 6 : day - 1, time: localIso(moment).slice(11, 16) };
}

function localIso(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_MS).toISOString();
}
