import { DEALER } from '#lib/platform/dealer.ts';

import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { Section } from '#components/layout/page.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactMap } from './contact-map.tsx';
import styles from './contact-section.module.css';
import { DIRECTIONS_PAGE, MAP_FRAME, MAP_PAGE, POSTAL_ADDRESS } from './map-address.ts';

/** Contact details, map and contact form; the target of CONTACT US (docs/product.md 1.5). */
export function ContactSection() {
  return (
    <Section heading={`Contact ${DEALER.name}`} id="contact">
      <div className={styles.columns}>
        <div className={styles.place}>
          <ContactDetails />
          <ContactMap place={POSTAL_ADDRESS} frame={MAP_FRAME} page={MAP_PAGE} directions={DIRECTIONS_PAGE} />
        </div>
        <EnquiryForm kind="contact" />
      </div>
    </Section>
  );
}
