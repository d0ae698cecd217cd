import type { CarsInstead } from '@/lib/domain/similar-vehicles';
import { sharedVehicle } from '@/lib/domain/sharing';
import { vehicleReference, vehicleTitle, type Vehicle } from '@/lib/domain/vehicle';
import { env } from '@/lib/env';

import { ShareButton } from '../share/share-button';
import { UnbrokenWords } from '../ui/unbroken-words';
import { KeyFacts } from './key-facts';
import { SoldOffer } from './sold-offer';
import { VehicleOffer } from './vehicle-offer';
import styles from './vehicle-summary.module.css';
import { VehicleTags } from './vehicle-tags';

type Props = {
  vehicle: Vehicle;
  /** What is offered in place of a sold car; `null` for one that can be had. */
  instead: CarsInstead | null;
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
        <ShareButton shared={sharedVehicle(vehicle, env().siteUrl)} />
      </div>
      <KeyFacts vehicle={vehicle} />
      {instead ? <SoldOffer vehicle={vehicle} instead={instead} /> : <VehicleOffer vehicle={vehicle} />}
    </>
  );
}
