import { DEALER } from '@/lib/dealer';

import { Section } from '../layout/page';
import { ContactDetails } from './contact-details';

/** Where CONTACT US leads: how to reach the dealership (spec section 2, 'Contact section'). */
export function ContactSection() {
  return (
    <Section heading={`Contact ${DEALER.name}`} id="contact">
      <ContactDetails />
    </Section>
  );
}
