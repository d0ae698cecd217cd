import { priceLabel } from '@/lib/domain/price';
import { vehicleReference, vehicleTitle, type Vehicle } from '@/lib/domain/vehicle';
import { whatsAppAddress } from '@/lib/domain/whats-app';
import { DEALER } from '@/lib/dealer';

import { CompareButton } from '../compare/compare-button';
import { buttonClass } from '../ui/button';
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
        <a
          className={buttonClass('outline')}
          href={whatsAppAddress(DEALER.whatsapp, question(vehicle))}
          target="_blank"
          rel="noopener noreferrer"
        >
          Ask on WhatsApp
        </a>
      </div>
    </>
  );
}

function question(vehicle: Vehicle): string {
  return `I am interested in ${vehicleTitle(vehicle)}, REF: #${vehicleReference(vehicle)}.`;
}
