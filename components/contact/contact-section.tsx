import { texts } from '#lib/texts/current-texts.ts';
import { DEALER } from '#lib/platform/dealer.ts';
import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { Section } from '#components/layout/section.tsx';
import { Icon } from '#components/ui/icon.tsx';
import patterns from '#components/ui/patterns.module.css';
import { ContactMap } from './contact-map.tsx';
import styles from './contact-section.module.css';
import { dealerMap } from './dealer-map.ts';
import { PhoneLinks } from './phone-links.tsx';
import { ShowroomHours } from './showroom-hours.tsx';

/** Contact details, map and contact form; the target of CONTACT US (docs/product.md 1.5). */
export function ContactSection() {
  const { contact, language } = texts();
  const map = dealerMap(language);
  return (
    <Section heading={contact.heading(DEALER.name)} id="contact">
      <div className={styles.columns}>
        <div className={patterns.stack}>
          <ContactDetails {...map} />
          <ContactMap {...map} />
        </div>
        <EnquiryForm kind="contact" />
      </div>
    </Section>
  );
}

/** Address, telephone numbers, e-mail address and the hours of the showroom. */
function ContactDetails({ place, page }: ReturnType<typeof dealerMap>) {
  return (
    <ul className={styles.details}>
      <li className={styles.detail}>
        <Icon name="pin" />
        <address className={styles.address}>
          <a href={page}>{place}</a>
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
        <ShowroomHours />
      </li>
    </ul>
  );
}
