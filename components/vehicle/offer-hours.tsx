import { DEALER } from '#lib/platform/dealer.ts';
import { telAddress } from '#components/contact/phone-links.tsx';
import { OpenNow } from '#components/layout/open-now.tsx';
import patterns from '#components/ui/patterns.module.css';
import styles from './vehicle-offer.module.css';

/** The dealership's first phone number, and whether its sales are open. */
export function OfferHours() {
  const [phone = ''] = DEALER.phones;
  return (
    <div className={styles.hours}>
      <a className={patterns.touchLink} href={telAddress(phone)}>
        {phone}
      </a>
      <OpenNow />
    </div>
  );
}
