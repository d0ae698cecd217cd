import type { Alternatives } from '#lib/domain/vehicle/similar-vehicles.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';

import { MissingPage } from '#components/layout/missing-page.tsx';
import { CarsInsteadSection } from './alternatives-section.tsx';

type Props = {
  /** What the car was; `null` when that is not known. */
  remembered: Vehicle | null;
  instead: Alternatives;
};

/** Stands in for a car that the dealership has no more, and offers others. */
export function GoneCar({ remembered, instead }: Props) {
  const name = remembered ? vehicleTitle(remembered) : 'car';
  return (
    <MissingPage heading={`This ${name} is not here any more`} explanation="It may have been sold.">
      <CarsInsteadSection instead={instead} make={remembered?.make ?? ''} />
    </MissingPage>
  );
}
