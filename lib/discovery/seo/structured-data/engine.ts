import type { EngineSpecification } from 'schema-dts';

import { engineUnit, fuelLabel, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';

import { quantity } from './quantity.ts';
import { omitUnknown } from './omit-unknown.ts';

/** Displacement or, for the fuels measured in KW, power of the engine; null when its size is unknown. */
export function engineStructuredData(vehicle: Vehicle): EngineSpecification | null {
  const size = vehicle.engineCapacity;
  if (size === null) return null;
  return {
    '@type': 'EngineSpecification',
    ...omitUnknown({ fuelType: fuelLabel(vehicle) }),
    ...(engineUnit(vehicle) === 'KW'
      ? { enginePower: quantity(size, 'KWT') }
      : { engineDisplacement: quantity(size, 'CMQ') }),
  };
}
