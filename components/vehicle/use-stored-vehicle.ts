import { useMemo, useSyncExternalStore } from 'react';
import { vehicleFromStorage } from '#lib/domain/vehicle/stored-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { readFromSession, subscribeToSession } from '#components/ui/session-storage.ts';

/** The car under a key of session storage; null when there is none, on the server and during hydration. */
export function useStoredVehicle(key: string): Vehicle | null {
  const stored = useSyncExternalStore(
    subscribeToSession,
    () => readFromSession(key),
    () => null,
  );
  return useMemo(() => vehicleFromStorage(stored), [stored]);
}
