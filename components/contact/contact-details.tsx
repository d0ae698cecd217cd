import { DEALER } from '#lib/platform/dealer.ts';

import { OpeningHoursList } from '#components/layout/opening-hours-list.tsx';
import { Icon } from '#components/ui/icon.tsx';
import styles from './contact-details.module.css';
import { MAP_PAGE, POSTAL_ADDRESS } from './map-address.ts';
import { PhoneLinks } from './phone-links.tsx';

/** Address, telephone numbers, e-mail address and the hours of the showroom. */
export function ContactDetails() {
  return (
    <ul className={styles.details}>
      <li className={styles.detail}>
        <Icon name="pin" />
        <address className={styles.address}>
          <a href={MAP_PAGE}>{POSTAL_ADDRESS}</a>
        </address>
      </li>
      <li className={styles.detail}>
        <Icon name="phone" />
        <PhoneLinks phones={DEALER.phones} />
      </li>
      <li className={styles.detail}>
        <Icon name="mail" />
        <a href={`mailto:${DEALER.email}`}>{DEALER.email}</a>
      </li>
      <li className={styles.detail}>
        <Icon name="clock" />
        <OpeningHoursList openingHours={DEALER.showroomHours} />
      </li>
    </ul>
  );
}
