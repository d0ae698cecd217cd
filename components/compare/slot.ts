import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

export type Slot =
  | { state: 'empty' }
  | { state: 'filled'; vehicle: Vehicle }
  /** The backoffice no longer has the car. */
  | { state: 'gone'; name: string };

export const EMPTY_SLOT: Slot = { state: 'empty' };

export function toSlot(vehicle: Vehicle | null): Slot {
  return vehicle ? { state: 'filled', vehicle } : EMPTY_SLOT;
}

/** The available car in the slot, else null. */
export function slotVehicle(slot: Slot): Vehicle | null {
  return slot.state === 'filled' ? slot.vehicle : null;
}
