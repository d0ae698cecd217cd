import type { Ref } from 'react';

import type { EnquiryForm } from '@/lib/domain/enquiry/form';

import { SiteLink } from '../ui/site-link';
import type { ChosenCar } from './chosen-car';
import { fieldId, formId } from './ids';
import { OtherWays } from './other-ways';
import type { Refusal } from './outcome';
import styles from './problem-summary.module.css';
import { writtenMessage } from './written-message';

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
