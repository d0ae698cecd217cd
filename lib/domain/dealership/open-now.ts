import { dateInMauritius, localTimeInMauritius } from '#lib/domain/text/mauritius-time.ts';

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const DAY_MS = 24 * 60 * 60_000;

type Weekday = (typeof WEEK)[number];

/** Opening hours of a day or of several, as `HH:mm`; `hours` is `null` when closed. */
export type OpeningTimes = {
  days: readonly [Weekday] | readonly [first: Weekday, last: Weekday];
  hours: { opens: string; closes: string } | null;
};

/** Whether a department is open: until when today, or when it opens next. Times are `HH:mm`. */
type OpenNow =
  | { isOpen: true; until: string }
  /** `daysAhead` is 0 for today. */
  | { isOpen: false; opens: { at: string; day: Weekday; daysAhead: number } }
  /** It never opens. */
  | { isOpen: false; opens: null };

/** Whether these hours are open at that moment in Mauritius. Public holidays are unknown: they count as any other day. */
export function openNow(openingTimes: readonly OpeningTimes[], moment: Date): OpenNow {
  const { weekday, time } = localTimeInMauritius(moment);
  for (let daysAhead = 0; daysAhead <= WEEK.length; daysAhead += 1) {
    const day = WEEK[(weekday + daysAhead) % WEEK.length] ?? 'Mon';
    const hours = openingTimes.find(({ days }) => isAmong(days, day))?.hours;
    if (!hours) continue;
    if (daysAhead > 0 || time < hours.opens)
      return { isOpen: false, opens: { at: hours.opens, day, daysAhead } };
    if (time < hours.closes) return { isOpen: true, until: hours.closes };
  }
  return { isOpen: false, opens: null };
}

/**
 * An hour after these hours begin on the next day on which they do; null when they never do.
 * @param today in ISO 8601
 */
export function firstVisit(
  openingTimes: readonly OpeningTimes[],
  today: string,
): { date: string; time: string } | null {
  const lateToday = new Date(`${today}T23:59+04:00`);
  const next = openNow(openingTimes, lateToday);
  if (next.isOpen || !next.opens) return null;
  const [hours, minutes] = next.opens.at.split(':');
  return {
    date: dateInMauritius(new Date(lateToday.getTime() + next.opens.daysAhead * DAY_MS)),
    time: `${String(Number(hours) + 1).padStart(2, '0')}:${minutes}`,
  };
}

/** `Sat` to `Mon` goes around the end of the week. */
function isAmong([from, to = from]: OpeningTimes['days'], day: Weekday): boolean {
  const [first, last, position] = [WEEK.indexOf(from), WEEK.indexOf(to), WEEK.indexOf(day)];
  if (first <= last) return first <= position && position <= last;
  return position >= first || position <= last;
}
