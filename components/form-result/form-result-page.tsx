import type { EnquiryKind, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { TestDriveTerms } from '#components/forms/test-drive-terms.tsx';
import { Page } from '#components/layout/page.tsx';
import { buttonClass } from '#components/ui/button.ts';
import patterns from '#components/ui/patterns.module.css';

type Props = {
  kind: EnquiryKind;
  /** What was sent; empty when the site no longer has it. */
  texts: EnquiryTexts;
  /** Chassis number of the chosen car; `''` for none. */
  car: string;
};

/** The page after a form that was posted without JavaScript. */
export function SentForm({ kind, texts, car }: Props) {
  return (
    <Page isNarrow>
      <EnquiryForm kind={kind} sent={texts} car={car ? { chassisNumber: car } : null}>
        {kind === 'test-drive' && <TestDriveTerms />}
      </EnquiryForm>
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
