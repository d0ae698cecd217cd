import clsx from 'clsx';
import { sellingPrice } from '#lib/domain/vehicle/price.ts';
import { isOnItsWay, isSold, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { priceLabel, priceText } from '#lib/texts/price-label.ts';
import { DEALER } from '#lib/dealer/dealer.ts';
import { CompareButton } from '#components/compare/compare-button.tsx';
import { telAddress } from '#components/contact/phone-links.tsx';
import { MonthlyPrice } from '#components/loan/monthly-price.tsx';
import { Link } from '#components/language/link.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import patterns from '#components/ui/patterns.module.css';
import { OfferContact } from './offer-contact.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';
import { TestDriveLink } from './test-drive-link.tsx';
import { VOYAGE_ID } from './voyage-id.ts';
import styles from './vehicle-offer.module.css';

/**
 * What to do about the car. On a phone the main action, WhatsApp and the call are fixed at the bottom of the screen, the
 * last two as icons.
 */
export function VehicleOffer({ vehicle }: { vehicle: Vehicle }) {
  const { offer, vehiclePage } = texts();
  const [phone] = DEALER.phones;
  const isComing = isOnItsWay(vehicle);
  const asksFirst = DEALER.whatsapp !== null && (isComing || sellingPrice(vehicle) === null);
  return (
    <>
      <div className={styles.offer} data-screen-only>
        {asksFirst ? (
          <MainQuestion vehicle={vehicle} />
        ) : (
          <>
            <TestDriveLink kind="primary" vehicle={vehicle} className={styles.main} />
            <WhatsAppLink vehicle={vehicle} className={styles.icon}>
              <span>{vehiclePage.askOnWhatsApp}</span>
            </WhatsAppLink>
          </>
        )}
        {phone && (
          <a className={buttonClass('outline', clsx(styles.icon, styles.call))} href={telAddress(phone)}>
            <Icon name="phone" size={20} />
            <span>{offer.call(phone)}</span>
          </a>
        )}
      </div>
      <div className={styles.ways} data-screen-only>
        {asksFirst && <TestDriveLink kind="outline" vehicle={vehicle} />}
        <CompareButton vehicle={vehicle} />
        <WhatsAppLink vehicle={vehicle} ask={offer.tradeInMessage}>
          {offer.tradeIn}
        </WhatsAppLink>
      </div>
      {isComing && (
        <Link className={patterns.touchLink} href={`/about#${VOYAGE_ID}`}>
          {texts().about.way}
        </Link>
      )}
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

/** What the car costs. The amount is on one line; that of a sold car is muted. */
export function VehiclePrice({ vehicle }: { vehicle: Vehicle }) {
  const { clientSellingPrice, status } = vehicle;
  return (
    <div>
      <p className={isSold(vehicle) ? styles.soldPrice : styles.price}>
        {sellingPrice(vehicle) === null ? (
          priceLabel(vehicle, texts())
        ) : (
          <>
            <small>{texts().vehicle.asFrom}</small> <span>{priceText(vehicle, texts())}</span>
          </>
        )}
      </p>
      <MonthlyPrice vehicle={{ clientSellingPrice, status }} />
    </div>
  );
}
