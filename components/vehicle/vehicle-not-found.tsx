import type { Alternatives } from '#lib/domain/vehicle/similar-vehicles.ts';
import { similarOrderAddress } from './similar-order.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { NotFoundPage } from '#components/layout/not-found-page.tsx';
import { AlternativesSection } from './alternatives-section.tsx';

type Props = {
  /** The car as last seen; null when unknown. */
  remembered: Vehicle | null;
  alternatives: Alternatives;
};

/** The page of a car that the backoffice no longer has (docs/product.md 4.3). */
export function VehicleNotFound({ remembered, alternatives }: Props) {
  const { notFound, mayBeSold } = texts().vehiclePage;
  return (
    <NotFoundPage
      heading={notFound(remembered ? vehicleTitle(remembered) : '')}
      explanation={mayBeSold}
      secondLink={{
        href: remembered ? similarOrderAddress(remembered, texts()) : '/preorder',
        label: texts().offer.findOne,
      }}
    >
      <AlternativesSection alternatives={alternatives} make={remembered?.make ?? ''} />
    </NotFoundPage>
  );
}
