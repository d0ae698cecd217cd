import { createContext, use } from 'react';
import { useTexts } from '#use-texts';
import { compareQuery } from '#lib/domain/compare/compare-address.ts';
import { holds, SLOT_STORAGE_KEYS, withCar, type Slots } from '#lib/domain/compare/compare-slots.ts';
import { serializeVehicle, vehicleFromStorage } from '#lib/domain/vehicle/stored-vehicle.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import { readFromSession, saveToSession } from '#components/ui/session-storage.ts';
import { showToast } from '#components/ui/toasts.ts';
import { useStoredVehicle } from '#components/vehicle/use-stored-vehicle.ts';

const [FIRST_KEY, SECOND_KEY] = SLOT_STORAGE_KEYS;

/** The cars of the comparison that the page shows: those of a shared one, and none in place of one that is gone. */
export const ShownSlots = createContext<Slots<Vehicle> | null>(null);

/**
 * The two cars of the comparison around it, else of this tab's, shared by all components; empty on the server and during
 * hydration. `isShown`: a comparison is around it.
 */
export function useCompareSlots() {
  const own: Slots<Vehicle> = [useStoredVehicle(FIRST_KEY), useStoredVehicle(SECOND_KEY)];
  const shown = use(ShownSlots);
  const { compare } = useTexts();
  return {
    slots: shown ?? own,
    isShown: shown !== null,
    add: (vehicle: Vehicle) => add(vehicle, shown, compare),
    replace,
  };
}

/** @returns the address of the comparison, which names the cars when the tab does not store them */
function add(vehicle: Vehicle, shown: Slots<Vehicle> | null, { removed }: ClientTexts['compare']): string {
  const before = shown ?? ([readVehicle(FIRST_KEY), readVehicle(SECOND_KEY)] as const);
  const after = withCar(before, vehicle);
  const isStored = replace(after);
  const [first] = before;
  if (first && !holds(after, first)) showToast('success', removed(vehicleTitle(first)));
  const [a, b] = after;
  return isStored ? '/compare' : `/compare?${compareQuery([a && a.chassisNumber, b && b.chassisNumber])}`;
}

/** @returns false when a car is only in memory */
function replace([first, second]: Slots<Vehicle>): boolean {
  const cars = [
    [FIRST_KEY, first],
    [SECOND_KEY, second],
  ] as const;
  return cars.map(([key, car]) => saveToSession(key, car && serializeVehicle(car))).every(Boolean);
}

function readVehicle(key: string): Vehicle | null {
  return vehicleFromStorage(readFromSession(key));
}
