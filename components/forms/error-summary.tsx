import type { Ref } from 'react';

import type { EnquiryForm } from '#lib/domain/enquiry/forms.ts';

import { SiteLink } from '#components/ui/site-link.tsx';
import type { ChosenCar } from './chosen-car.ts';
import { fieldId, formId } from './ids.ts';
import { OtherWays } from './contact-fallback.tsx';
import type { Refusal } from './submission-state.ts';
import styles from './error-summary.module.css';
import { writtenMessage } from './plain-text.ts';

type Props = { ref: Ref<HTMLDivElement>; form: EnquiryForm; refusal: Refusal; car: ChosenCar | null };

/** Stands above a form that was not sent: why, a link to each field in question, or the ways that are left. */
export function ProblemSummary({ ref, form, refusal: { message, problems, texts }, car }: Props) {
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.message}>{message}</p>
      {problems.length > 0 ? (
        <ul className={styles.problems}>
          {problems.map(({ name, text }) => (
            <li key={name}>
              {name === 'car' ? (
                <SiteLink href="/search">{text}</SiteLink>
              ) : (
                <a href={`#${fieldId(form.kind, name)}`}>{text}</a>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <OtherWays formId={formId(form.kind)} message={writtenMessage(form, texts, car)} />
      )}
    </div>
  );
}
