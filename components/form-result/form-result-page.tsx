import { SENT } from '#lib/domain/enquiry/forms.ts';
import { Page } from '#components/layout/page.tsx';
import { buttonClass } from '#components/ui/button.ts';
import patterns from '#components/ui/patterns.module.css';

/**
 * The page after a form that was posted without JavaScript.
 * @param formPage address of the form.
 */
export function SentForm({ formPage }: { formPage: string }) {
  return (
    <Page isNarrow heading={SENT}>
      <p>Thank you. We have received it and will get back to you.</p>
      <div className={patterns.row}>
        <a className={buttonClass('primary')} href="/search">
          See the inventory
        </a>
        <a className={buttonClass('outline')} href={formPage}>
          Back to the form
        </a>
      </div>
    </Page>
  );
}

/**
 * A rejected form that is no longer kept.
 * @param formPage address of the form; `null` when it is unknown.
 */
export function ExpiredForm({ formPage }: { formPage: string | null }) {
  return (
    <Page isNarrow heading="This form is no longer kept">
      <p>
        A form that could not be sent is kept for half an hour. Nothing of this one has reached us: please
        fill it in again.
      </p>
      <div className={patterns.row}>
        <a className={buttonClass('primary')} href={formPage ?? '/#contact'}>
          {formPage ? 'Fill in the form again' : 'Write to us'}
        </a>
      </div>
    </Page>
  );
}
