import { localTimeInMauritius } from '#lib/domain/text/mauritius-time.ts';

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** One line of opening hours, of a day (`Sat`) or several (`Mon-Fri`); `hours` is `null` when closed. Times are `HH:mm`. */
type OpeningHours = { days: string; hours: { opens: string; closes: string } | null };

/** Whether a department is open: until when today, or when it opens next. Times are `HH:mm`. */
type OpenNow =
  | { isOpen: true; until: string }
  /** `daysAhead` is 0 for today. */
  | { isOpen: false; opens: { at: string; day: (typeof WEEK)[number]; daysAhead: number } }
  /** It never opens. */
  | { isOpen: false; opens: null };

/** Whether these hours are open at that moment in Mauritius. Public holidays are unknown: they count as any other day. */
export function openNow(openingHours: readonly OpeningHours[], moment: Date): OpenNow {
  const { weekday, time } = localTimeInMauritius(moment);
  for (let daysAhead = 0; daysAhead <= WEEK.length; daysAhead += 1) {
    const day = WEEK[(weekday + daysAhead) % WEEK.length] ?? 'Mon';
    const hours = hoursOn(openingHours, day);
    if (!hours) continue;
    if (daysAhead > 0 || time < hours.opens)
      return { isOpen: false, opens: { at: hours.opens, day, daysAhead } };
    if (time < hours.closes) return { isOpen: true, until: hours.closes };
  }
  return { isOpen: false, opens: null };
}

function hoursOn(openingHours: readonly OpeningHours[], day: (typeof WEEK)[number]): OpeningHours['hours'] {
  const position = WEEK.indexOf(day);
  const line = openingHours.find(({ days }) => {
    const [first = '', last = first] = days.split('-');
    return indexOf(first) <= position && position <= indexOf(last);
  });
  return line?.hours ?? null;
}

function indexOf(day: string): number {
  return WEEK.findIndex((one) => one === day);
}
