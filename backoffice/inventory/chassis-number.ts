/** How many vehicles can have a chassis number of their own. */
export const MAXIMUM_COUNT = 1_000_000;

/** Letters of the model years from 2010 on, as in the tenth place of a VIN. */
const YEAR_LETTERS = 'ABCDEFGHJKLMNPRSTVWXY';

/**
 * The chassis number of the vehicle at `index`, in its variant's pattern. The serial is the index, scattered:
 * the step has no divisor in common with a million, so none comes twice, nor do the last four digits among
 * ten thousand neighbours.
 * @throws RangeError when the index has no serial number left.
 */
export function chassisNumber(pattern: string, index: number, year: number): string {
  if (index < 0 || index >= MAXIMUM_COUNT) throw new RangeError(`No serial number for vehicle ${index}`);

  const serial = (index * 387_421 + 104_729) % MAXIMUM_COUNT;
  return pattern
    .replace('%', YEAR_LETTERS.charAt(year - 2010))
    .replace(/#+/, (places) => String(serial).padStart(places.length, '0'));
}
