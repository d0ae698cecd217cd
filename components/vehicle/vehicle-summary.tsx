import type { Alternatives } from '#lib/domain/vehicle/similar-vehicles.ts';
import { vehicleShareContent } from '#lib/domain/sharing/share-content.ts';
import { vehicleReference, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { env } from '#lib/platform/env.ts';
import { ShareButton } from '#components/share/share-button.tsx';
import { NonBreakingWords } from '#components/ui/non-breaking-words.tsx';
import { KeyFacts } from './key-facts.tsx';
import { SoldOffer } from './sold-offer.tsx';
import { VehicleOffer } from './vehicle-offer.tsx';
import styles from './vehicle-summary.module.css';
import { VehicleTags } from './vehicle-tags.tsx';

type Props = {
  vehicle: Vehicle;
  /** Offered in place of a sold car; null for an available one. */
  alternatives: Alternatives | null;
};

/** Tags, title, reference, key facts and offer of a car. */
export function VehicleSummary({ vehicle, alternatives }: Props) {
  return (
    <>
      <VehicleTags vehicle={vehicle} />
      <h1 className={styles.title}>
        <NonBreakingWords text={vehicleTitle(vehicle)} />
      </h1>
      <div className={styles.referenceRow}>
        <p className={styles.reference}>REF: #{vehicleReference(vehicle)}</p>
        <ShareButton shared={vehicleShareContent(vehicle, env().siteUrl)} />
      </div>
      <KeyFacts vehicle={vehicle} />
      {alternatives ? (
        <SoldOffer vehicle={vehicle} alternatives={alternatives} />
      ) : (
        <VehicleOffer vehicle={vehicle} />
      )}
    </>
  );
}
