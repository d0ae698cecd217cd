import { compareQuery } from '#lib/domain/compare/compare-address.ts';
import {
  ADDED_CARS_KEY,
  holds,
  SLOT_STORAGE_KEYS,
  withCar,
  type Slots,
} from '#lib/domain/compare/compare-slots.ts';
import { serializeVehicle, vehicleFromStorage } from '#lib/domain/vehicle/stored-vehicle.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { readFromSession, saveToSession } from '#components/ui/session-storage.ts';
import { showToast } from '#components/ui/toasts.ts';
import { useStoredVehicle } from '#components/vehicle/use-stored-vehicle.ts';

const [FIRST_KEY, SECOND_KEY] = SLOT_STORAGE_KEYS;

/** The two cars of this tab's comparison, shared by all components; empty on the server and during hydration. */
export function useCompareSlots() {
  const slots: Slots<Vehicle> = [useStoredVehicle(FIRST_KEY), useStoredVehicle(SECOND_KEY)];
  return { slots, add, replace };
}

/**
 * Adds the car whose 'Add to compare' was pressed before hydration (lib/page-cache/hydrate-on-intent.ts). When the
 * press is already opening the comparison, the comparison adds it instead.
 * @returns whether this car was added
 */
export function addPressedCar(vehicle: Vehicle): boolean {
  const isLeft = 'leaving' in document.documentElement.dataset;
  if (isLeft || !pressedCars().includes(vehicle.chassisNumber)) return false;
  put(vehicle);
  return true;
}

/**
 * Adds a car. When another one was pressed before hydration and its comparison has not opened, a shared comparison of
 * both adds them.
 * @returns the address of the comparison
 */
function add(vehicle: Vehicle): string {
  const { chassisNumber } = vehicle;
  const { dataset } = document.documentElement;
  if ('leaving' in dataset) window.stop(); // the comparison of that press would open after this one
  delete dataset['leaving'];
  const other = pressedCars().find((pressed) => pressed !== chassisNumber);
  if (other) {
    saveToSession(ADDED_CARS_KEY, [chassisNumber, other].join('\n'));
    return `/compare?${compareQuery([other, chassisNumber])}`;
  }
  put(vehicle);
  return '/compare';
}

/** Of a comparison that has opened: cars that could not be added are not available any more. */
export function forgetPressedCars(): void {
  saveToSession(ADDED_CARS_KEY, null);
}

function pressedCars(): string[] {
  return readFromSession(ADDED_CARS_KEY)?.split('\n').filter(Boolean) ?? [];
}

/** Also removes the note of its press before hydration. */
function put(vehicle: Vehicle): void {
  const others = pressedCars().filter((pressed) => pressed !== vehicle.chassisNumber);
  saveToSession(ADDED_CARS_KEY, others.join('\n') || null);
  const before = [readVehicle(FIRST_KEY), readVehicle(SECOND_KEY)] as const;
  const after = withCar(before, vehicle);
  replace(after);
  const [first] = before;
  if (first && !holds(after, first))
    showToast('success', `${vehicleTitle(first)} was removed: a comparison holds two cars`);
}

function replace([first, second]: Slots<Vehicle>): void {
  saveToSession(FIRST_KEY, first && serializeVehicle(first));
  saveToSession(SECOND_KEY, second && serializeVehicle(second));
}

function readVehicle(key: string): Vehicle | null {
  return vehicleFromStorage(readFromSession(key));
}
