import { hash } from 'node:crypto';
import { join } from 'node:path';
import { chassisNumberKey } from '#lib/domain/vehicle/chassis-number.ts';
import { vehicleFromStorage } from '#lib/domain/vehicle/stored-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { env } from '#lib/platform/env.ts';
import { lazily } from '#lib/platform/lazily.ts';
import { LIMITS } from '#lib/platform/limits.ts';

const store = lazily(() => new DiskStore(join(env().dataDir, 'last-good'), LIMITS.lastKnownVehicles));

/** Stores a vehicle for its page after the backoffice has removed it. Never rejects. */
export async function storeLastKnownVehicle(vehicle: Vehicle): Promise<void> {
  const name = nameOf(vehicle.chassisNumber);
  const content = Buffer.from(JSON.stringify({ ...vehicle, images: [], clientOptions: '' }));
  const known = await store().read(name);
  if (!known?.equals(content)) await store().write(name, content);
}

/** The vehicle as last stored, by any spelling of its chassis number; `null` when its page was never rendered. */
export async function lastKnownVehicle(chassisNumber: string): Promise<Vehicle | null> {
  const content = await store().read(nameOf(chassisNumber));
  return content && vehicleFromStorage(content.toString());
}

function nameOf(chassisNumber: string): string {
  return hash('sha256', `car ${chassisNumberKey(chassisNumber)}`);
}
