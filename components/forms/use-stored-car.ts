import { useMemo, useSyncExternalStore } from 'react';

import { TEST_DRIVE_STORAGE_KEY, vehicleFromStorage } from '#lib/domain/vehicle/stored-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

import { readFromSession } from '#components/ui/session-storage.ts';

/** The car that this tab keeps for a test drive; none on the server and at the first paint. */
export function useStoredCar(): Vehicle | null {
  const stored = useSyncExternalStore(subscribe, readStored, () => null);
  return useMemo(() => vehicleFromStorage(stored), [stored]);
}

/** It is chosen on other pages only. */
function subscribe() {
  return () => undefined;
}

function readStored(): string | null {
  return readFromSession(TEST_DRIVE_STORAGE_KEY);
}
