'use client';

import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import { localAddress } from '#lib/domain/language.ts';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { serializeVehicle, TEST_DRIVE_STORAGE_KEY } from '#lib/domain/vehicle/stored-vehicle.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { buttonClass, type ButtonKind } from '#components/ui/button.ts';
import { isPlainClick } from '#components/ui/is-plain-click.ts';
import { saveToSession } from '#components/ui/session-storage.ts';

type Props = {
  vehicle: Vehicle;
  kind: ButtonKind;
  className?: string | undefined;
};

/**
 * Stores the car for the test drive and opens the form. The address names the car in a new tab, without JavaScript, and in a
 * tab that stores nothing.
 */
export function TestDriveLink({ vehicle, kind, className }: Props) {
  const router = useRouter();
  const { language, vehicle: texts } = useTexts();

  const addressWithCar = `/test-drive?car=${encodeURIComponent(vehicle.chassisNumber)}`;

  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const isStored = saveToSession(TEST_DRIVE_STORAGE_KEY, serializeVehicle(vehicle));
    router.push(localAddress(language, isStored ? '/test-drive' : addressWithCar));
  }

  return (
    <Link className={buttonClass(kind, className)} href={addressWithCar} onClick={handleClick}>
      {texts.testDrive}
    </Link>
  );
}
