'use client';

import { TEST_DRIVE_STORAGE_KEY } from '#lib/domain/vehicle/stored-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { useStoredVehicle } from '#components/vehicle/use-stored-vehicle.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { TestDriveCar } from './test-drive-car.tsx';
import { TestDriveTerms } from './test-drive-terms.tsx';

type Props = {
  /** The car that the address names. */
  car: Vehicle | null;
  /** The address names a car that is no longer there. */
  isGone: boolean;
};

/** The test drive form, for the car of the address or else the one in the tab's session storage. */
export function TestDriveBooking({ car, isGone }: Props) {
  const stored = useStoredVehicle(TEST_DRIVE_STORAGE_KEY);
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
