'use client';

import { Icon } from '#components/ui/icon.tsx';
import { useSiteSettings } from '#components/ui/site-settings.tsx';
import styles from './contact-details.module.css';
import { PhoneLinks } from './phone-links.tsx';
import { ShowroomHours } from './showroom-hours.tsx';
import type { showroom } from './showroom.ts';

type Props = {
  /** The address of the dealership, and of a map that shows it. */
  place: string;
  page: string;
  email: string | null;
  /** Null where the page has its hours elsewhere. */
  showroom: ReturnType<typeof showroom>;
};

/**
 * Telephone numbers, the hours of the showroom, address and e-mail address. A client component, so that the page's data do
 * not contain its elements.
 */
export function ContactDetails({ place, page, email, showroom }: Props) {
  const { phones } = useSiteSettings();
  return (
    <ul className={styles.details}>
      {phones.length > 0 && (
        <li>
          <Icon name="phone" />
          <PhoneLinks phones={phones} />
        </li>
      )}
      {showroom && (
        <li>
          <Icon name="clock" />
          <ShowroomHours {...showroom} />
        </li>
      )}
      <li>
        <Icon name="pin" />
        <address>
          <a href={page}>{place}</a>
        </address>
      </li>
      {email && (
        <li>
          <Icon name="mail" />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  );
}
