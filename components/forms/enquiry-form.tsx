'use client';

import type { ReactNode } from 'react';

import type { EnquiryKind } from '#lib/domain/enquiry/form.ts';
import { ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';

import { buttonClass } from '#components/ui/button.ts';
import { SiteLink } from '#components/ui/site-link.tsx';
import { preloadToasts } from '#components/ui/toasts.ts';
import { BaitField } from './honeypot-field.tsx';
import type { ChosenCar } from './chosen-car.ts';
import { EnquiryField } from './enquiry-field.tsx';
import styles from './enquiry-form.module.css';
import { fieldId, formId } from './ids.ts';
import type { EarlierTry } from './submission-state.ts';
import { ProblemSummary } from './error-summary.tsx';
import { useEnquiry } from './use-enquiry.ts';

/** Text of the button; the contact form's is the specification's. */
const ACTIONS: Record<EnquiryKind, string> = {
  contact: 'SUBMIT',
  'test-drive': 'Book test drive',
  'pre-order': 'Place order',
  'sell-car': 'Offer my vehicle',
  ads: 'Request an ad',
};

type Props = {
  kind: EnquiryKind;
  initial?: EarlierTry;
  /** The chosen car, of a form that needs one. */
  car?: ChosenCar | null;
  /** Between the fields and the button. */
  children?: ReactNode;
};

/** One of the five forms. Without JavaScript the browser posts it, and the answer is a page. */
export function EnquiryForm({ kind, initial, car = null, children }: Props) {
  const form = ENQUIRY_FORMS[kind];
  const { outcome, formRef, summaryRef, statusRef, handleSubmit, handleInput } = useEnquiry(
    form,
    car,
    initial,
  );
  const problems = outcome.kind === 'refused' ? outcome.problems : [];
  return (
    <div className={styles.enquiry}>
      {outcome.kind === 'refused' && (
        <ProblemSummary ref={summaryRef} form={form} refusal={outcome} car={car} />
      )}
      <form
        ref={formRef}
        id={formId(kind)}
        className={styles.form}
        method="post"
        action={`/api/client-car${form.call}`}
        noValidate
        onSubmit={handleSubmit}
        onInput={handleInput}
        onFocus={preloadToasts}
      >
        {car && <input type="hidden" name="car" value={car.chassisNumber} />}
        {initial?.seed && <input type="hidden" name="idempotencyKey" value={initial.seed} />}
        <div className={styles.fields}>
          {form.fields.map((field) => (
            <EnquiryField
              key={field.name}
              field={field}
              id={fieldId(kind, field.name)}
              initialText={initial?.texts[field.name] ?? ''}
              problem={problems.find(({ name }) => name === field.name)?.text}
            />
          ))}
        </div>
        {children}
        <BaitField />
        <div className={styles.send}>
          <button
            type="submit"
            className={buttonClass(kind === 'contact' ? 'secondary' : 'primary')}
            aria-disabled={outcome.kind === 'sending' || undefined}
          >
            {ACTIONS[kind]}
          </button>
          <p ref={statusRef} role="status" tabIndex={-1} className={styles.status}>
            {outcome.kind === 'sending' && 'Sending…'}
            {outcome.kind === 'sent' && 'Thank you. We have received it and will get back to you.'}
          </p>
        </div>
        <p className={styles.privacy}>
          We use what you type to answer you, and for nothing else.{' '}
          <SiteLink href="/privacy">Privacy</SiteLink>
        </p>
      </form>
    </div>
  );
}
