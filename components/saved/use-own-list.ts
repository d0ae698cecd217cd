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

const { read, save, subscribe } = webStorage(() => window.localStorage);

/** The cars of a list of this browser; none on the server and during hydration. */
export function useOwnList(list: OwnList): Vehicle[] {
  const stored = useBrowserValue(() => read(list.key), null, subscribe);
  return useMemo(() => carsOfList(stored, list), [stored, list]);
}

/** The cars of a list of this browser, at this moment. */
export function readOwnList(list: OwnList): Vehicle[] {
  return carsOfList(read(list.key), list);
}

export function addToList(list: OwnList, vehicle: Vehicle): void {
  save(list.key, serializeList(withCarInFront(readOwnList(list), vehicle, list)));
}

export function addAllToList(list: OwnList, vehicles: readonly Vehicle[]): void {
  save(list.key, serializeList(withCarsOf(vehicles, readOwnList(list), list)));
}

export function removeFromList(list: OwnList, chassisNumber: string): void {
  save(list.key, serializeList(withoutCar(readOwnList(list), chassisNumber)));
}

export function clearList(list: OwnList): void {
  save(list.key, null);
}
