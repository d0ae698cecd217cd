'use client';

import type { ReactNode } from 'react';
import { useTexts } from '#use-texts';
import { HONEYPOT_FIELD } from '#lib/domain/enquiry/field-validation.ts';
import { type EnquiryKind, type EnquiryTexts, ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';
import { Link } from '#components/language/link.tsx';
import { buttonClass } from '#components/ui/button.ts';
import patterns from '#components/ui/patterns.module.css';
import { preloadToasts } from '#components/ui/toasts.ts';
import { EnquiryField } from './enquiry-field.tsx';
import styles from './enquiry-form.module.css';
import { isStillComing, type ChosenCar } from './chosen-car.ts';
import { ErrorSummary } from './error-summary.tsx';
import { SentPanel } from './sent-panel.tsx';
import { firstToMend, type RejectedSubmission } from './submission-state.ts';
import { draftKey } from './use-draft.ts';
import { useEnquiry } from './use-enquiry.ts';

type Props = {
  kind: EnquiryKind;
  /** A submission without JavaScript that was rejected. */
  rejected?: RejectedSubmission;
  /** The texts of a submission without JavaScript that was accepted. */
  sent?: EnquiryTexts;
  /** Texts from the address. */
  prefilled?: EnquiryTexts | undefined;
  /** The chosen car, when the form needs one. */
  car?: ChosenCar | null;
  /** Content between the fields and the button. */
  children?: ReactNode;
};

/** One of the five forms. Without JavaScript the browser posts it and shows the response as a page. */
export function EnquiryForm({ kind, rejected, sent, prefilled, car = null, children }: Props) {
  const { forms: wording, layout, sent: sentWording } = useTexts();
  const form = ENQUIRY_FORMS[kind];
  const { state, address, formRef, summaryRef, sentRef, handleSubmit, handleInput } = useEnquiry(form, car, {
    rejected,
    sent,
    prefilled,
  });
  const errors = state.kind === 'rejected' ? state.errors : [];
  const isSent = state.kind === 'sent';
  return (
    <div className={patterns.stack}>
      {isSent && (
        <SentPanel
          ref={sentRef}
          kind={kind}
          texts={state.texts}
          car={state.car}
          heading={headingOf(kind, sent !== undefined)}
        />
      )}
      {/* always there, because the form must stay the same element */}
      <details className={isSent ? styles.another : undefined} open={!isSent || state.isFormOpen}>
        <summary hidden={!isSent}>{isSent && sentWording.another}</summary>
        <form
          ref={formRef}
          className={patterns.stack}
          method="post"
          action={address}
          noValidate
          data-restores={draftKey(kind)} // for components/behaviour/hydrate-on-interaction.ts
          onSubmit={handleSubmit}
          onInput={handleInput}
          onFocus={preloadToasts}
        >
          {state.kind === 'rejected' && (
            <ErrorSummary ref={summaryRef} form={form} rejection={state} car={car} />
          )}
          {car && <input type="hidden" name="car" value={car.chassisNumber} />}
          <div className={styles.fields}>
            {form.fields.map((field) => (
              <EnquiryField
                key={field.name}
                field={field}
                kind={kind}
                initialText={(rejected?.texts ?? prefilled)?.[field.name] ?? ''}
                error={errors.find(({ name }) => name === field.name)}
                autoFocus={rejected !== undefined && firstToMend(errors)?.name === field.name}
                isCarComing={isStillComing(car)}
              />
            ))}
          </div>
          {children}
          <div className={styles.more} aria-hidden="true">
            <label>
              {wording.leaveEmpty}
              <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <div className={styles.send}>
            <button
              type="submit"
              className={buttonClass(kind === 'contact' ? 'secondary' : 'primary')}
              aria-disabled={state.kind === 'sending' || undefined}
            >
              {wording.buttons[kind]}
            </button>
            <p role="status">{state.kind === 'sending' && wording.sending}</p>
          </div>
          <p className={patterns.hint}>
            {`${wording.useOfData} `}
            <Link href="/privacy">{layout.privacy}</Link>
          </p>
        </form>
      </details>
    </div>
  );
}

/** The contact form is in a section with a heading of its own. */
function headingOf(kind: EnquiryKind, isOwnPage: boolean): 'h1' | 'h2' | 'h3' {
  if (isOwnPage) return 'h1';
  return kind === 'contact' ? 'h3' : 'h2';
}
