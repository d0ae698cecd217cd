import type { Alternatives } from '#lib/domain/vehicle/similar-vehicles.ts';
import { vehicleShareContent } from '#lib/domain/sharing/share-content.ts';
import { vehicleReference, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { env } from '#lib/platform/env.ts';

import { ShareButton } from '#components/share/share-button.tsx';
import { UnbrokenWords } from '#components/ui/unbroken-words.tsx';
import { KeyFacts } from './key-facts.tsx';
import { SoldOffer } from './sold-offer.tsx';
import { VehicleOffer } from './vehicle-offer.tsx';
import styles from './vehicle-summary.module.css';
import { VehicleTags } from './vehicle-tags.tsx';

type Props = {
  vehicle: Vehicle;
  /** What is offered in place of a sold car; `null` for one that can be had. */
  instead: Alternatives | null;
};

/** What a car is, in one glance, and what to do next. */
export function VehicleSummary({ vehicle, instead }: Props) {
  return (
    <>
      <VehicleTags vehicle={vehicle} />
      <h1 className={styles.title}>
        <UnbrokenWords text={vehicleTitle(vehicle)} />
      </h1>
      <div className={styles.referenceRow}>
        <p className={styles.reference}>REF: #{vehicleReference(vehicle)}</p>
        <ShareButton shared={vehicleShareContent(vehicle, env().siteUrl)} />
      </div>
      <KeyFacts vehicle={vehicle} />
      {instead ? <SoldOffer vehicle={vehicle} instead={instead} /> : <VehicleOffer vehicle={vehicle} />}
    </>
  );
}
