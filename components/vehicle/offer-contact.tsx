import { DEALER } from '#lib/dealer/dealer.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { dealerMap } from '#components/contact/dealer-map.ts';
import { telAddress } from '#components/contact/phone-links.tsx';
import { OpenNow } from '#components/layout/open-now.tsx';
import patterns from '#components/ui/patterns.module.css';
import styles from './vehicle-offer.module.css';

/** The dealership's first phone number, whether its sales are open, and the way to it. */
export function OfferContact() {
  const [phone] = DEALER.phones;
  return (
    <div className={styles.contact}>
      {phone && (
        <a className={patterns.touchLink} href={telAddress(phone)}>
          {phone}
        </a>
      )}
      <OpenNow />
      <a
        className={patterns.touchLink}
        href={dealerMap(texts().language).directions}
        target="_blank"
        rel="noopener noreferrer"
      >
        {DEALER.street}, {DEALER.town}
      </a>
    </div>
  );
}
