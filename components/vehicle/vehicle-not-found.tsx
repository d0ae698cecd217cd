import type { Alternatives } from '#lib/domain/vehicle/similar-vehicles.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { NotFoundPage } from '#components/layout/not-found-page.tsx';
import { AlternativesSection } from './alternatives-section.tsx';

type Props = {
  /** The car as last seen; null when unknown. */
  remembered: Vehicle | null;
  alternatives: Alternatives;
};

/** The page of a car that the backoffice no longer has (docs/product.md 4.3). */
export function VehicleNotFound({ remembered, alternatives }: Props) {
  const name = remembered ? vehicleTitle(remembered) : 'car';
  return (
    <NotFoundPage
      heading={`This ${name} is not here any more`}
      explanation="It may have been sold. All the cars we have are in the inventory."
    >
      <AlternativesSection alternatives={alternatives} make={remembered?.make ?? ''} />
    </NotFoundPage>
  );
}
