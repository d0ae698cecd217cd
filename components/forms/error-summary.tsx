import type { Ref } from 'react';

import type { EnquiryForm } from '#lib/domain/enquiry/forms.ts';

import { ContactFallback } from './contact-fallback.tsx';
import { controlId } from './enquiry-field.tsx';
import type { Rejection } from './submission-state.ts';
import type { ChosenCar } from './use-enquiry.ts';
import styles from './error-summary.module.css';

type Props = {
  ref: Ref<HTMLDivElement>;
  formId: string;
  form: EnquiryForm;
  rejection: Rejection;
  car: ChosenCar | null;
};

/** Above a form that was not sent: why, with a link to each invalid field, or else with other ways to send it. */
export function ErrorSummary({ ref, formId, form, rejection: { message, errors, texts }, car }: Props) {
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
        <ContactFallback formId={formId} form={form} texts={texts} car={car} />
      )}
    </div>
  );
}
