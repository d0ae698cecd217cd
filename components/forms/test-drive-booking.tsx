'use client';

import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';

import { EnquiryForm } from './enquiry-form.tsx';
import { TestDriveCar } from './test-drive-car.tsx';
import { TestDriveTerms } from './test-drive-terms.tsx';
import { useStoredCar } from './use-stored-car.ts';

type Props = {
  /** The car that the address names. */
  car: Vehicle | null;
  /** It names one that is not there any more. */
  isGone: boolean;
};

/** The form of a test drive in the car of the address, else in the one that this tab keeps. */
export function TestDriveBooking({ car, isGone }: Props) {
  const stored = useStoredCar();
  const chosen = car ?? (isGone ? null : stored);
  return (
    <>
      <TestDriveCar car={chosen} isGone={isGone} />
      <EnquiryForm kind="test-drive" car={chosen}>
        <TestDriveTerms />
      </EnquiryForm>
    </>
  );
}
