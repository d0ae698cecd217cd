import type { ReactNode } from 'react';

import { SENT } from '#lib/domain/enquiry/forms.ts';

import { Main } from '#components/layout/page.tsx';
import { buttonClass } from '#components/ui/button.ts';
import styles from './form-result-page.module.css';

type PageProps = { heading: string; children: ReactNode };

/** The page after a form that was posted without JavaScript. */
export function FormResultPage({ heading, children }: PageProps) {
  return (
    <Main>
      <div className={styles.page}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
    </Main>
  );
}

/** @param formPage address of the form. */
export function SentForm({ formPage }: { formPage: string }) {
  return (
    <FormResultPage heading={SENT}>
      <p>Thank you. We have received it and will get back to you.</p>
      <div className={styles.actions}>
        <a className={buttonClass('primary')} href="/search">
          See the inventory
        </a>
        <a className={buttonClass('outline')} href={formPage}>
          Back to the form
        </a>
      </div>
    </FormResultPage>
  );
}

/**
 * A rejected form that is no longer kept.
 * @param formPage address of the form; `null` when it is unknown.
 */
export function ExpiredForm({ formPage }: { formPage: string | null }) {
  return (
    <FormResultPage heading="This form is no longer kept">
      <p>
        A form that could not be sent is kept for half an hour. Nothing of this one has reached us: please
        fill it in again.
      </p>
      <div className={styles.actions}>
        <a className={buttonClass('primary')} href={formPage ?? '/#contact'}>
          {formPage ? 'Fill in the form again' : 'Write to us'}
        </a>
      </div>
    </FormResultPage>
  );
}
