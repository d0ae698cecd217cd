import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import type { Alternatives } from '#lib/domain/vehicle/similar-vehicles.ts';
import { vehicleAddress, vehicleReference, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { env } from '#lib/platform/env.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { vehicleShareContent } from '#components/share/share-content.ts';
import { Breadcrumbs, vehicleBreadcrumbs } from '#components/layout/breadcrumbs.tsx';
import { Main } from '#components/layout/main.tsx';
import { SaveButton } from '#components/saved/save-button.tsx';
import { ViewedCar } from '#components/saved/viewed-car.tsx';
import { ShareButton } from '#components/share/share-button.tsx';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { AlternativesSection } from './alternatives-section.tsx';
import { Gallery } from './gallery.tsx';
import { KeyFacts } from './key-facts.tsx';
import { SoldOffer } from './sold-offer.tsx';
import { VehicleDetails } from './vehicle-details.tsx';
import { VehicleOffer, VehiclePrice } from './vehicle-offer.tsx';
import styles from './vehicle-page.module.css';
import { VehicleTags } from './vehicle-tags.tsx';
import { WindscreenSheet } from './windscreen-sheet.tsx';

type Props = {
  vehicle: Vehicle;
  /** Offered instead of a sold car; null for an available one. */
  alternatives: Alternatives | null;
  /** Shown below an available car. */
  similar: Vehicle[];
};

/** The page of a car (docs/product.md 4). */
export function VehiclePage({ vehicle, alternatives, similar }: Props) {
  const title = vehicleTitle(vehicle);
  const shared = vehicleShareContent(vehicle, env().siteUrl, texts());
  const offered: Alternatives = alternatives ?? { kind: 'similar', vehicles: similar };
  return (
    <Main>
      <ViewedCar vehicle={vehicle} />
      <div className={styles.top}>
        <Breadcrumbs crumbs={vehicleBreadcrumbs(vehicle, texts())} />
        <div className={styles.columns}>
          <Gallery key={vehicleAddress(vehicle)} title={title} images={vehicle.images} />
          <div className={styles.summary}>
            <h1 className={styles.title}>
              <NonBreakingWords text={title} />
            </h1>
            <VehiclePrice vehicle={vehicle} />
            <div className={styles.referenceRow}>
              <p className={styles.reference}>{texts().vehicle.reference(vehicleReference(vehicle))}</p>
              <SaveButton hasText vehicle={vehicle} />
              <ShareButton shared={shared} />
            </div>
            <VehicleTags vehicle={vehicle} />
            <KeyFacts vehicle={vehicle} />
            {alternatives ? (
              <SoldOffer vehicle={vehicle} alternatives={alternatives} />
            ) : (
              <VehicleOffer vehicle={vehicle} />
            )}
          </div>
          <VehicleDetails vehicle={vehicle} />
        </div>
        <WindscreenSheet address={shared.address} />
      </div>
      {offered.vehicles.length > 0 && (
        <div className={styles.alternatives} data-screen-only>
          <AlternativesSection
            alternatives={offered}
            make={vehicle.make}
            density={alternatives ? 'grid' : 'compact'}
            hidesTerms={!alternatives && sellingPrice(vehicle) !== null}
          />
        </div>
      )}
    </Main>
  );
}
