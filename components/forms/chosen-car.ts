import { vehicleReference, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';

/** The car of a test drive; of an earlier try no more than its chassis number may be known. */
export type ChosenCar = Pick<Vehicle, 'chassisNumber'> & Partial<Vehicle>;

/** `TOYOTA AQUA 2018, REF: #2345` */
export function carName(car: ChosenCar): string {
  const title = vehicleTitle({ make: '', model: '', yearOfManufacture: null, ...car });
  return `${title}, REF: #${vehicleReference(car)}`;
}
