import { localTimeInMauritius } from '#lib/domain/text/mauritius-time.ts';

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

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

/** `Sat` to `Mon` goes around the end of the week. */
function isAmong([from, to = from]: OpeningTimes['days'], day: Weekday): boolean {
  const [first, last, position] = [WEEK.indexOf(from), WEEK.indexOf(to), WEEK.indexOf(day)];
  if (first <= last) return first <= position && position <= last;
  return position >= first || position <= last;
}
