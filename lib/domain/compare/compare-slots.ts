/** Keys in session storage (docs/product.md 6.1). */
export const SLOT_STORAGE_KEYS = ['compare1', 'compare2'] as const;

/** The two cars being compared; `null` is an empty slot. */
export type Slots<Car> = readonly [Car | null, Car | null];

type Comparable = { chassisNumber: string };

export function holds(slots: Slots<Comparable>, { chassisNumber }: Comparable): boolean {
  return slots.some((car) => car?.chassisNumber === chassisNumber);
}

/**
 * Puts a car into the first empty slot; when both are full, the second car moves to the first slot and the new one takes
 * the second. A car that is in a slot already changes nothing (docs/product.md 6.1).
 */
export function withCar<Car extends Comparable>(slots: Slots<Car>, car: Car): Slots<Car> {
  const [first, second] = slots;
  if (holds(slots, car)) return slots;
  if (!first) return [car, second];
  return second ? [second, car] : [first, car];
}

/** Empties one slot; the other car stays where it is. */
export function withoutSlot<Car>(slots: Slots<Car>, index: 0 | 1): Slots<Car> {
  return index === 0 ? [null, slots[1]] : [slots[0], null];
}
