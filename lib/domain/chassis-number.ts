/** Far above the 17 characters of the longest chassis number. */
const LONGEST_CHASSIS_NUMBER = 60;

/** The chassis number that an address asks for; `null` for what cannot be one. */
export function askedChassisNumber(value: string | null): string | null {
  const text = value?.trim() ?? '';
  return text !== '' && text.length <= LONGEST_CHASSIS_NUMBER ? text : null;
}
