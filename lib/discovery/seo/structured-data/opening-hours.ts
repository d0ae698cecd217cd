import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

import type { OpeningHours } from '#lib/platform/dealer.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Opening hours; closed days are omitted. */
export function openingHoursStructuredData(
  openingHours: readonly OpeningHours[],
): OpeningHoursSpecification[] {
  return openingHours.flatMap(({ days, hours }) =>
    hours ? [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: daysOfWeek(days), ...hours }] : [],
  );
}

/** Expands a range: `Mon-Wed` is Monday, Tuesday, Wednesday; `Sat-Mon` wraps around the end of the week. */
function daysOfWeek(days: OpeningHours['days']): DayOfWeek[] {
  const first = WEEK.findIndex((day) => days.startsWith(day.slice(0, 3)));
  const last = WEEK.findIndex((day) => days.endsWith(day.slice(0, 3)));
  return [...WEEK, ...WEEK].slice(first, last < first ? last + WEEK.length + 1 : last + 1);
}
