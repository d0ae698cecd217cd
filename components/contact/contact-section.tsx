import { texts } from '#lib/texts/current-texts.ts';
import { DEALER } from '#lib/dealer/dealer.ts';
import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { Section } from '#components/layout/section.tsx';
import patterns from '#components/ui/patterns.module.css';
import { ContactDetails } from './contact-details.tsx';
import { ContactMap } from './contact-map.tsx';
import { dealerMap } from './dealer-map.ts';
import { showroom } from './showroom.ts';

/** Contact details, map and contact form; the target of CONTACT US (docs/product.md 1.5). */
export function ContactSection({ hasHours = true }: { hasHours?: boolean }) {
  const { contact, language } = texts();
  const map = dealerMap(language);
  return (
    <Section heading={contact.heading(DEALER.name)} id="contact">
      <div className={patterns.halves}>
        <div className={patterns.stack}>
          <ContactDetails
            place={map.place}
            page={map.page}
            email={DEALER.email}
            showroom={hasHours ? showroom() : null}
          />
          <ContactMap {...map} />
        </div>
        <EnquiryForm kind="contact" />
      </div>
    </Section>
  );
}
