/** Whether the text is a date of the calendar in ISO 8601, or its year or month; 2031-02-30 is not. */
export function isCalendarDate(text: string): boolean {
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
