import { askedChassisNumber } from '../domain/chassis-number';
import { parameterText, routeParameter } from './parameter';

/** Internal route of the page that books a test drive: its one parameter is the car that the query names. */
export function testDriveRoute(query: URLSearchParams): string {
  return `/internal/test-drive/${routeParameter(askedChassisNumber(query.get('car')) ?? '')}`;
}

/** The chassis number that a parameter of that route stands for; `null` when the address names no car. */
export function chassisNumberFromRoute(parameter: string): string | null {
  return askedChassisNumber(parameterText(parameter));
}
