import type { EnquiryKind } from '#lib/domain/enquiry/forms.ts';
import { vehicleAddress, vehicleReference } from '#lib/domain/vehicle/vehicle.ts';

import { EnquiryForm } from '#components/forms/enquiry-form.tsx';
import type { EarlierTry } from '#components/forms/submission-state.ts';
import { TestDriveTerms } from '#components/forms/test-drive-terms.tsx';
import { SiteLink } from '#components/ui/site-link.tsx';
import { AnswerPage } from './answer-page.tsx';

type Props = {
  kind: EnquiryKind;
  earlier: EarlierTry;
  /** Chassis number of the chosen car; `''` for none. */
  car: string;
};

/** A form that was not taken: why, and the form again with everything that was typed. */
export function DraftAnswer({ kind, earlier, car }: Props) {
  return (
    <AnswerPage heading="Not sent yet">
      {car && (
        <p>
          Car:{' '}
          <SiteLink href={vehicleAddress({ chassisNumber: car })}>
            REF: #{vehicleReference({ chassisNumber: car })}
          </SiteLink>
        </p>
      )}
      <EnquiryForm kind={kind} initial={earlier} car={car ? { chassisNumber: car } : null}>
        {kind === 'test-drive' && <TestDriveTerms />}
      </EnquiryForm>
    </AnswerPage>
  );
}
