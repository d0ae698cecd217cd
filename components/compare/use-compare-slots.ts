import { useMemo, useSyncExternalStore } from 'react';
import { SLOT_STORAGE_KEYS, withCar, type Slots } from '#lib/domain/compare/compare-slots.ts';
import { serializeVehicle, vehicleFromStorage } from '#lib/domain/vehicle/stored-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { removeFromSession, saveToSession, readFromSession } from '#components/ui/session-storage.ts';

const [FIRST_KEY, SECOND_KEY] = SLOT_STORAGE_KEYS;

const listeners = new Set<() => void>();

/** The two cars of this tab's comparison, shared by all components; empty on the server and during hydration. */
export function useCompareSlots() {
  const first = useStoredVehicle(FIRST_KEY);
  const second = useStoredVehicle(SECOND_KEY);
  const slots: Slots<Vehicle> = useMemo(() => [first, second], [first, second]);
  return { slots, add, replace };
}

function add(vehicle: Vehicle): void {
  replace(withCar([readVehicle(FIRST_KEY), readVehicle(SECOND_KEY)], vehicle));
}

function replace([first, second]: Slots<Vehicle>): void {
  keepVehicle(FIRST_KEY, first);
  keepVehicle(SECOND_KEY, second);
  for (const listener of listeners) listener();
}

function keepVehicle(key: string, vehicle: Vehicle | null): void {
  if (vehicle) saveToSession(key, serializeVehicle(vehicle));
  else removeFromSession(key);
}

function readVehicle(key: string): Vehicle | null {
  return vehicleFromStorage(readFromSession(key));
}

function useStoredVehicle(key: string): Vehicle | null {
  const stored = useSyncExternalStore(
    subscribe,
    () => readFromSession(key),
    () => null,
  );
  return useMemo(() => vehicleFromStorage(stored), [stored]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('pageshow', listener); // a page restored from the back/forward cache missed the changes
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', listener);
  };
}
