import type { Alternatives } from '#lib/domain/vehicle/similar-vehicles.ts';
import { similarOrderAddress } from '#lib/texts/similar-order.ts';
import { vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { Link } from '#components/language/link.tsx';
import { NotFoundPage } from '#components/layout/not-found-page.tsx';
import { Section } from '#components/layout/section.tsx';
import { buttonClass } from '#components/ui/button.ts';
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
    <NotFoundPage heading={notFound(remembered ? vehicleTitle(remembered) : '')} explanation={mayBeSold}>
      {remembered && (
        <Section>
          <Link className={buttonClass('outline')} href={similarOrderAddress(remembered, texts())}>
            {texts().offer.findOne}
          </Link>
        </Section>
      )}
      <AlternativesSection alternatives={alternatives} make={remembered?.make ?? ''} />
    </NotFoundPage>
  );
}
