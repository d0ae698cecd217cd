import 'server-only';
import * as v from 'valibot';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { Entity } from './entity.ts';
import { pictureAddresses } from './picture-address.ts';
import { looseAddresses, looseBoolean, looseNumber, looseOptions, looseText, neededText } from './wire.ts';

const FIRST_CAR = 1886;

/** A vehicle as every call sends it: all but the chassis number may be missing, null or of another type. */
const vehicleWire = v.object({
  id: looseText,
  chassisNumber: neededText,
  make: looseText,
  model: looseText,
  yearOfManufacture: looseNumber((year) => Number.isInteger(year) && year >= FIRST_CAR && year <= 2100),
  type: looseText,
  mileage: looseNumber((kilometres) => kilometres >= 0 && kilometres < 10_000_000),
  fuel: looseText,
  engineCapacity: looseNumber((size) => size > 0 && size < 100_000),
  transmission: looseText,
  firstRegistration: looseText,
  colour: looseText,
  colourCode: looseText,
  version: looseText,
  countryOfOrigin: looseText,
  auctionGrade: looseText,
  status: looseText,
  localVehicle: looseBoolean,
  clientSellingPrice: looseNumber((rupees) => rupees >= 0 && rupees < 1e12),
  clientOptions: looseOptions,
  images: v.pipe(looseAddresses, v.transform(pictureAddresses)),
});

export const VEHICLE: Entity<Vehicle> = {
  kind: 'vehicle',
  schema: vehicleWire,
  keyOf: ({ chassisNumber }) => chassisNumber,
};
