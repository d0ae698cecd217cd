import type { Ref } from 'react';
import { useTexts } from '#use-texts';
import type { ClientTexts } from '#lib/texts/texts.ts';
import type { EnquiryTexts, FormDefinition } from '#lib/domain/enquiry/forms.ts';
import { whatsAppAddress } from '#lib/domain/sharing/share-links.ts';
import { Link } from '#components/language/link.tsx';
import { PhoneLinks } from '#components/contact/phone-links.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import patterns from '#components/ui/patterns.module.css';
import { useSiteSettings } from '#components/ui/site-settings.tsx';
import { chosenCarName, type ChosenCar } from './chosen-car.ts';
import { controlId } from './enquiry-field.tsx';
import { fieldLabel, valueText } from './field-words.ts';
import type { FieldError, Rejection } from './submission-state.ts';
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
      {message && <strong className={styles.wrong}>{message}</strong>}
      {errors.length > 0 ? (
        <Mistakes form={form} errors={errors} />
      ) : (
        <ContactFallback form={form} texts={texts} car={car} />
      )}
    </div>
  );
}

/** The fields to fill in and those to correct, each a link; a car is chosen on another page. */
function Mistakes({ form, errors }: { form: FormDefinition; errors: FieldError[] }) {
  const { forms: wording } = useTexts();
  const car = errors.find(({ name }) => name === 'car');
  const fields = errors.filter(({ name }) => name !== 'car');
  return (
    <>
      {car && (
        <div className={styles.links}>
          <Link href="/search">{car.text}</Link>
        </div>
      )}
      {[true, false].map((areMissing) => {
        const listed = fields.filter(({ isMissing }) => isMissing === areMissing);
        if (listed.length === 0) return null;
        return (
          <div key={String(areMissing)} className={styles.links}>
            <strong className={styles.wrong}>
              <Icon name="alert" size={20} />
              {areMissing ? wording.missing : wording.toCorrect}
            </strong>
            {listed.map(({ name, text }) => (
              <a key={name} href={`#${controlId(form.kind, name)}`}>
                {text}
              </a>
            ))}
          </div>
        );
      })}
    </>
  );
}

type ContactFallbackProps = { form: FormDefinition; texts: EnquiryTexts; car: ChosenCar | null };

/** When sending failed: try again, send the same text by WhatsApp, or call. */
function ContactFallback({ form, texts, car }: ContactFallbackProps) {
  const { phones, whatsapp } = useSiteSettings();
  const wording = useTexts();
  const { forms } = wording;
  return (
    <div className={patterns.stack}>
      <div className={patterns.row}>
        <button type="submit" className={buttonClass('secondary')}>
          {forms.tryAgain}
        </button>
        {whatsapp !== null && (
          <a
            className={buttonClass('outline')}
            href={whatsAppAddress(plainText({ form, texts, car }, wording), whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" size={20} />
            {forms.sendByWhatsApp}
          </a>
        )}
      </div>
      {phones.length > 0 && (
        <div className={styles.links}>
          <span>{forms.orCall}</span>
          <PhoneLinks phones={phones} />
        </div>
      )}
    </div>
  );
}

/** The enquiry as text, one line for each filled field. */
function plainText({ form, texts, car }: ContactFallbackProps, wording: ClientTexts): string {
  const { forms, vehicle } = wording;
  const lines = form.fields.flatMap((field) => {
    const value = texts[field.name] ?? '';
    return value.trim() ? [forms.line(fieldLabel(field, forms), valueText(field, value, wording))] : [];
  });
  return (car ? [forms.testDriveOf(chosenCarName(car, vehicle)), ...lines] : lines).join('\n');
}
