import type { EnquiryForm, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import { whatsAppAddress } from '#lib/domain/sharing/whatsapp-address.ts';
import { vehicleReference, vehicleTitle } from '#lib/domain/vehicle/vehicle.ts';

import { PhoneLinks } from '#components/contact/phone-links.tsx';
import { useContact } from '#components/contact/contact-context.tsx';
import { buttonClass } from '#components/ui/button.ts';
import type { ChosenCar } from './use-enquiry.ts';
import styles from './error-summary.module.css';

type Props = { formId: string; form: EnquiryForm; texts: EnquiryTexts; car: ChosenCar | null };

/** When sending failed: try again, send the same text by WhatsApp, or call. */
export function ContactFallback({ formId, form, texts, car }: Props) {
  const { phones, whatsapp } = useContact();
  return (
    <>
      <div className={styles.actions}>
        <button type="submit" form={formId} className={buttonClass('secondary')}>
          Try again
        </button>
        <a
          className={buttonClass('outline')}
          href={whatsAppAddress(plainText(form, texts, car), whatsapp)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Send by WhatsApp
        </a>
      </div>
      <div className={styles.phones}>
        <span>Or call</span>
        <PhoneLinks phones={phones} />
      </div>
    </>
  );
}

/** The enquiry as text, a line for each field that is filled in. */
function plainText({ fields }: EnquiryForm, texts: EnquiryTexts, car: ChosenCar | null): string {
  const filled = fields.filter(({ name }) => texts[name]?.trim());
  const lines = filled.map(({ name, label }) => `${label}: ${texts[name]}`);
  return (car ? [`Test drive: ${carName(car)}`, ...lines] : lines).join('\n');
}

/** `TOYOTA AQUA 2018, REF: #2345` */
function carName(car: ChosenCar): string {
  const title = vehicleTitle({ make: '', model: '', yearOfManufacture: null, ...car });
  return `${title}, REF: #${vehicleReference(car)}`;
}
