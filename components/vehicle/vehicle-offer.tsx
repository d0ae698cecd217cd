import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { isOnItsWay, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { monthlyPriceLabel, priceLabel, priceText } from '#lib/texts/price-label.ts';
import { DEALER } from '#lib/platform/dealer.ts';
import { CompareButton } from '#components/compare/compare-button.tsx';
import { telAddress } from '#components/contact/phone-links.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import patterns from '#components/ui/patterns.module.css';
import { OfferHours } from './offer-hours.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';
import { TestDriveLink } from './test-drive-link.tsx';
import styles from './vehicle-offer.module.css';

/** Price and actions. On a phone, price, WhatsApp, call and test drive are fixed at the bottom of the screen. */
export function VehicleOffer({ vehicle }: { vehicle: Vehicle }) {
  const { layout, offer, vehiclePage, voyage } = texts();
  const [phone = ''] = DEALER.phones;
  return (
    <>
      <div className={styles.offer}>
        <div>
          <Price vehicle={vehicle} />
          <p className={patterns.hint}>{monthlyPriceLabel(vehicle, texts())}</p>
        </div>
        <div className={styles.icons}>
          <WhatsAppLink vehicle={vehicle} label={offer.whatsApp} className={styles.iconLink}>
            <span className={styles.word}>WhatsApp</span>
          </WhatsAppLink>
          <a
            className={buttonClass('outline', styles.iconLink)}
            href={telAddress(phone)}
            aria-label={offer.call(phone)}
          >
            <Icon name="phone" size={20} />
            <span className={styles.word}>{layout.call}</span>
          </a>
        </div>
        {isOnItsWay(vehicle) ? (
          <WhatsAppLink kind="primary" vehicle={vehicle} ask={voyage.askMessage} className={styles.main}>
            {voyage.ask}
          </WhatsAppLink>
        ) : (
          <TestDriveLink kind="primary" vehicle={vehicle} className={styles.main} />
        )}
      </div>
      <div className={styles.ways} data-screen-only>
        {isOnItsWay(vehicle) ? (
          <TestDriveLink kind="outline" vehicle={vehicle} />
        ) : (
          <WhatsAppLink vehicle={vehicle}>{vehiclePage.askOnWhatsApp}</WhatsAppLink>
        )}
        <CompareButton vehicle={vehicle} />
      </div>
      <OfferHours />
    </>
  );
}

/** The amount is on one line. */
function Price({ vehicle }: { vehicle: Vehicle }) {
  if (sellingPrice(vehicle) === null) return <p className={styles.price}>{priceLabel(vehicle, texts())}</p>;
  return (
    <p className={styles.price}>
      <small>{texts().vehicle.asFrom}</small> <span>{priceText(vehicle, texts())}</span>
    </p>
  );
}
