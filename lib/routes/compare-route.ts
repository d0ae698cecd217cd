import { compareQuery, slotsFromQuery } from '../domain/compare-address';
import type { Slots } from '../domain/compare-slots';
import { parameterText, routeParameter } from './parameter';

/** Internal route of the page that compares these two chassis numbers: its one parameter is their canonical query. */
export function compareRoute(slots: Slots<string>): string {
  return `/internal/compare/${routeParameter(compareQuery(slots))}`;
}

/** The chassis numbers that a parameter of that route stands for. */
export function slotsFromRoute(parameter: string): Slots<string> {
  return slotsFromQuery(new URLSearchParams(parameterText(parameter)));
}
