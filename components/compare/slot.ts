import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** What one slot of a comparison shows. */
export type Slot =
  | { state: 'empty' }
  | { state: 'filled'; vehicle: Vehicle }
  /** The backoffice no longer has the car; `name` is what is still known to call it. */
  | { state: 'gone'; name: string };

export const EMPTY_SLOT: Slot = { state: 'empty' };

export function toSlot(vehicle: Vehicle | null): Slot {
  return vehicle ? { state: 'filled', vehicle } : EMPTY_SLOT;
}

/** The car in the slot, if there is one that can still be had. */
export function slotVehicle(slot: Slot): Vehicle | null {
  return slot.state === 'filled' ? slot.vehicle : null;
}
