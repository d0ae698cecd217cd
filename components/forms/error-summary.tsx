import type { Ref } from 'react';
import type { FormDefinition, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import { whatsAppAddress } from '#lib/domain/sharing/share-links.ts';
import { PhoneLinks } from '#components/contact/phone-links.tsx';
import { buttonClass } from '#components/ui/button.ts';
import patterns from '#components/ui/patterns.module.css';
import { useSiteSettings } from '#components/ui/site-settings.tsx';
import { chosenCarName, type ChosenCar } from './chosen-car.ts';
import { controlId } from './enquiry-field.tsx';
import type { Rejection } from './submission-state.ts';
import styles from './error-summary.module.css';

type Props = {
  ref: Ref<HTMLDivElement>;
  form: FormDefinition;
  rejection: Rejection;
  car: ChosenCar | null;
};

/**
 * Explains above a form why it was not sent, with a link to each invalid field, or else with other ways to contact the
 * dealership.
 */
export function ErrorSummary({ ref, form, rejection: { message, errors, texts }, car }: Props) {
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.message}>{message}</p>
      {errors.length > 0 ? (
        <ul className={styles.errors}>
          {errors.map(({ name, text }) => (
            <li key={name}>
              {name === 'car' ? (
                <a href="/search">{text}</a>
              ) : (
                <a href={`#${controlId(form.kind, name)}`}>{text}</a>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <ContactFallback form={form} texts={texts} car={car} />
      )}
    </div>
  );
}

type ContactFallbackProps = { form: FormDefinition; texts: EnquiryTexts; car: ChosenCar | null };

/** When sending failed: try again, send the same text by WhatsApp, or call. */
function ContactFallback({ form, texts, car }: ContactFallbackProps) {
  const { phones, whatsapp } = useSiteSettings();
  return (
    <>
      <div className={patterns.row}>
        <button type="submit" className={buttonClass('secondary')}>
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

/** The enquiry as text, one line for each filled field. */
function plainText({ fields }: FormDefinition, texts: EnquiryTexts, car: ChosenCar | null): string {
  const filled = fields.filter(({ name }) => texts[name]?.trim());
  const lines = filled.map(({ name, label }) => `${label}: ${texts[name]}`);
  return (car ? [`Test drive: ${chosenCarName(car)}`, ...lines] : lines).join('\n');
}
