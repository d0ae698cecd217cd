import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { monthlyPriceLabel, priceLabel } from '#lib/texts/price-label.ts';
import { CompareButton } from '#components/compare/compare-button.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';
import { TestDriveLink } from './test-drive-link.tsx';
import styles from './vehicle-offer.module.css';

/** Price and actions. On a phone, price and test drive are fixed at the bottom of the screen. */
export function VehicleOffer({ vehicle }: { vehicle: Vehicle }) {
  return (
    <>
      <div className={styles.offer}>
        <div>
          <p className={styles.price}>{priceLabel(vehicle, texts())}</p>
          <p className={styles.monthly}>{monthlyPriceLabel(vehicle, texts())}</p>
        </div>
        <TestDriveLink kind="primary" vehicle={vehicle} className={styles.main} />
      </div>
      <div className={styles.ways} data-screen-only>
        <CompareButton vehicle={vehicle} />
        <WhatsAppLink vehicle={vehicle}>{texts().vehiclePage.askOnWhatsApp}</WhatsAppLink>
      </div>
    </>
  );
}
