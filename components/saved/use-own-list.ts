import { useMemo } from 'react';
import {
  carsOfList,
  serializeList,
  withCarInFront,
  withCarsOf,
  withoutCar,
  type OwnList,
} from '#lib/domain/vehicle/own-lists.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';
import { webStorage } from '#components/ui/web-storage.ts';

const { read, store, subscribe } = webStorage(() => window.localStorage);

/** The cars of a list of this browser; none on the server and during hydration. */
export function useOwnList(list: OwnList): Vehicle[] {
  const stored = useBrowserValue(() => read(list.key), null, subscribe);
  return useMemo(() => carsOfList(stored, list), [stored, list]);
}

/** The cars of a list of this browser, at this moment. */
export function readOwnList(list: OwnList): Vehicle[] {
  return carsOfList(read(list.key), list);
}

/** @returns false when the browser stores nothing */
export function addToList(list: OwnList, vehicle: Vehicle): boolean {
  return store(list.key, serializeList(withCarInFront(readOwnList(list), vehicle, list)));
}

/** @returns false when the browser stores nothing */
export function addAllToList(list: OwnList, vehicles: readonly Vehicle[]): boolean {
  return store(list.key, serializeList(withCarsOf(vehicles, readOwnList(list), list)));
}

export function removeFromList(list: OwnList, chassisNumber: string): void {
  store(list.key, serializeList(withoutCar(readOwnList(list), chassisNumber)));
}

export function clearList(list: OwnList): void {
  store(list.key, null);
}
