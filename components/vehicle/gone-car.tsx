import type { CarsInstead } from '@/lib/domain/similar-vehicles';
import { vehicleTitle, type Vehicle } from '@/lib/domain/vehicle';

import { MissingPage } from '../layout/missing-page';
import { CarsInsteadSection } from './cars-instead-section';

type Props = {
  /** What the car was; `null` when that is not known. */
  remembered: Vehicle | null;
  instead: CarsInstead;
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
