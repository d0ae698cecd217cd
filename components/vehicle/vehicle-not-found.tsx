import type { CarsInstead } from '#lib/domain/vehicle/similar-vehicles.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';

import { NotFoundPage } from '#components/layout/not-found-page.tsx';
import { AlternativesSection } from './alternatives-section.tsx';

type Props = {
  /** What the car was; `null` when that is not known. */
  remembered: Vehicle | null;
  alternatives: CarsInstead;
};

/** Stands in for a car that the dealership has no more, and offers others. */
export function VehicleNotFound({ remembered, alternatives }: Props) {
  const name = remembered ? vehicleTitle(remembered) : 'car';
  return (
    <NotFoundPage heading={`This ${name} is not here any more`} explanation="It may have been sold.">
      <AlternativesSection alternatives={alternatives} make={remembered?.make ?? ''} />
    </NotFoundPage>
  );
}
