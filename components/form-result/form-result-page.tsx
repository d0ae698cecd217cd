import type { EnquiryKind, EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { FormPage } from '#components/forms/form-page.tsx';
import { TestDriveTerms } from '#components/forms/test-drive-terms.tsx';
import { Link } from '#components/language/link.tsx';
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
export function SentForm({ kind, texts: sent, car }: Props) {
  return (
    <FormPage isResult>
      <EnquiryForm kind={kind} sent={sent} car={car ? { chassisNumber: car } : null}>
        {kind === 'test-drive' && <TestDriveTerms />}
      </EnquiryForm>
    </FormPage>
  );
}

/**
 * A rejected form that is no longer kept.
 * @param formPage address of the form; `null` when it is unknown.
 */
export function ExpiredForm({ formPage }: { formPage: string | null }) {
  const { heading, explanation, fillInAgain, writeToUs } = texts().formResult.expired;
  return (
    <FormPage heading={heading} introduction={explanation} isResult>
      <div className={patterns.row}>
        <Link className={buttonClass('primary')} href={formPage ?? '/#contact'}>
          {formPage ? fillInAgain : writeToUs}
        </Link>
      </div>
    </FormPage>
  );
}
