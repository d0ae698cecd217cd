import { priceLabel } from '@/lib/domain/price';
import type { Vehicle } from '@/lib/domain/vehicle';

import { CompareButton } from '../compare/compare-button';
import { AskLink } from './ask-link';
import { TestDriveLink } from './test-drive-link';
import styles from './vehicle-offer.module.css';

/** The price and what to do next; on a phone the price and the main action stay within the thumb's reach. */
export function VehicleOffer({ vehicle }: { vehicle: Vehicle }) {
  return (
    <>
      <div className={styles.offer}>
        <p className={styles.price}>{priceLabel(vehicle)}</p>
        <TestDriveLink kind="main" vehicle={vehicle} className={styles.main} />
      </div>
      <div className={styles.ways}>
        <CompareButton kind="outline" vehicle={vehicle} />
        <AskLink vehicle={vehicle}>Ask about this car on WhatsApp</AskLink>
      </div>
    </>
  );
}
