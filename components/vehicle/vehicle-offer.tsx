import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { isOnItsWay, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { priceLabel, priceText } from '#lib/texts/price-label.ts';
import { DEALER } from '#lib/dealer/dealer.ts';
import { CompareButton } from '#components/compare/compare-button.tsx';
import { telAddress } from '#components/contact/phone-links.tsx';
import { MonthlyPrice } from '#components/loan/monthly-price.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import { OfferContact } from './offer-contact.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';
import { TestDriveLink } from './test-drive-link.tsx';
import styles from './vehicle-offer.module.css';

/** Price and actions. On a phone, price, WhatsApp, call and the main action are fixed at the bottom of the screen. */
export function VehicleOffer({ vehicle }: { vehicle: Vehicle }) {
  const { layout, offer, vehiclePage } = texts();
  const { clientSellingPrice, status } = vehicle;
  const [phone] = DEALER.phones;
  const asksFirst = DEALER.whatsapp !== null && (isOnItsWay(vehicle) || sellingPrice(vehicle) === null);
  return (
    <>
      <div className={styles.offer}>
        <div>
          <Price vehicle={vehicle} />
          <MonthlyPrice vehicle={{ clientSellingPrice, status }} />
        </div>
        <div className={styles.icons}>
          {!asksFirst && (
            <WhatsAppLink vehicle={vehicle} label={offer.whatsApp} className={styles.iconLink}>
              <span className={styles.word}>WhatsApp</span>
            </WhatsAppLink>
          )}
          {phone && (
            <a
              className={buttonClass('outline', styles.iconLink)}
              href={telAddress(phone)}
              aria-label={offer.call(phone)}
            >
              <Icon name="phone" size={20} />
              <span className={styles.word}>{layout.call}</span>
            </a>
          )}
        </div>
        {asksFirst ? (
          <MainQuestion vehicle={vehicle} />
        ) : (
          <TestDriveLink kind="primary" vehicle={vehicle} className={styles.main} />
        )}
      </div>
      <div className={styles.ways} data-screen-only>
        {asksFirst ? (
          <TestDriveLink kind="outline" vehicle={vehicle} />
        ) : (
          <WhatsAppLink vehicle={vehicle} className={styles.ask}>
            {vehiclePage.askOnWhatsApp}
          </WhatsAppLink>
        )}
        <CompareButton vehicle={vehicle} />
      </div>
      <OfferContact />
    </>
  );
}

/** When the car arrives, or what it costs. */
function MainQuestion({ vehicle }: { vehicle: Vehicle }) {
  const { offer, voyage } = texts();
  const isComing = isOnItsWay(vehicle);
  return (
    <WhatsAppLink
      kind="primary"
      vehicle={vehicle}
      ask={isComing ? voyage.askMessage : undefined}
      className={styles.main}
    >
      {isComing ? voyage.ask : offer.askPrice}
    </WhatsAppLink>
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
