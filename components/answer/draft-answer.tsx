import type { EnquiryKind } from '@/lib/domain/enquiry/form';
import { vehicleAddress, vehicleReference } from '@/lib/domain/vehicle';

import { EnquiryForm } from '../forms/enquiry-form';
import type { EarlierTry } from '../forms/outcome';
import { TestDriveTerms } from '../forms/test-drive-terms';
import { SiteLink } from '../ui/site-link';
import { AnswerPage } from './answer-page';

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
