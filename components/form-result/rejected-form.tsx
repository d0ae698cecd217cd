import type { EnquiryKind } from '#lib/domain/enquiry/forms.ts';
import { vehicleAddress, vehicleReference } from '#lib/domain/vehicle/vehicle.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import { FormPage } from '#components/forms/form-page.tsx';
import type { RejectedSubmission } from '#components/forms/submission-state.ts';
import { TestDriveTerms } from '#components/forms/test-drive-terms.tsx';
import { Link } from '#components/language/link.tsx';

type Props = {
  kind: EnquiryKind;
  rejected: RejectedSubmission;
  /** Chassis number of the chosen car; `''` for none. */
  car: string;
};

/** The form with everything that was typed, and the reason why it was rejected. */
export function RejectedForm({ kind, rejected, car }: Props) {
  const { formResult } = texts();
  return (
    <FormPage heading={formResult.notSentYet}>
      {car && (
        <p>
          {formResult.car}{' '}
          <Link href={vehicleAddress({ chassisNumber: car })}>
            {texts().vehicle.reference(vehicleReference({ chassisNumber: car }))}
          </Link>
        </p>
      )}
      <EnquiryForm kind={kind} rejected={rejected} car={car ? { chassisNumber: car } : null}>
        {kind === 'test-drive' && <TestDriveTerms />}
      </EnquiryForm>
    </FormPage>
  );
}
