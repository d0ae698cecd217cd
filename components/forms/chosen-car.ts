import type { ClientTexts } from '#lib/texts/texts.ts';
import { isComingSoon, vehicleReference, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** The car of a test drive. After a submission without JavaScript only its chassis number may be known. */
export type ChosenCar = Pick<Vehicle, 'chassisNumber'> & Partial<Vehicle>;

/** Whether the car is known not to be here yet. */
export function isStillComing(car: ChosenCar | null): boolean {
  return car?.status !== undefined && isComingSoon({ status: car.status });
}

/** `TOYOTA AQUA 2018, REF: #2345`, or the reference alone. */
export function chosenCarName(car: ChosenCar, wording: ClientTexts['vehicle']): string {
  const { chassisNumber, make, model, yearOfManufacture = null } = car;
  const reference = wording.reference(vehicleReference(car));
  if (!make || !model) return reference;
  return `${vehicleTitle({ chassisNumber, make, model, yearOfManufacture })}, ${reference}`;
}
