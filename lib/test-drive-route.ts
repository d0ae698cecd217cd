const ROUTE = '/internal/test-drive/';
const NO_CAR = 'none';

/** Far above the 17 characters of the longest chassis number. */
const LONGEST_CHASSIS_NUMBER = 60;

/** Internal route of the page that books a test drive: its one parameter is the car that the query names. */
export function testDriveRoute(query: URLSearchParams): string {
  const chassisNumber = query.get('car')?.trim() ?? '';
  const isCar = chassisNumber !== '' && chassisNumber.length <= LONGEST_CHASSIS_NUMBER;
  return ROUTE + (isCar ? Buffer.from(chassisNumber).toString('base64url') : NO_CAR);
}

/** The chassis number that a parameter of that route stands for; `null` when the address names no car. */
export function chassisNumberFromRoute(parameter: string): string | null {
  return parameter === NO_CAR ? null : Buffer.from(parameter, 'base64url').toString();
}
