'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';

import { storedVehicle, TEST_DRIVE_STORAGE_KEY } from '@/lib/domain/stored-vehicle';
import type { Vehicle } from '@/lib/domain/vehicle';

import { buttonClass, type ButtonKind } from '../ui/button';
import { isPlainClick } from '../ui/is-plain-click';
import { SiteLink } from '../ui/site-link';
import { keepInTab } from '../ui/tab-storage';

type Props = { vehicle: Vehicle; kind: ButtonKind; className?: string | undefined };

/**
 * Chooses the car for a test drive and leads to its form. In a new tab, or without JavaScript, the address names the
 * car instead.
 */
export function TestDriveLink({ vehicle, kind, className }: Props) {
  const router = useRouter();

  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    keepInTab(TEST_DRIVE_STORAGE_KEY, storedVehicle(vehicle));
    router.push('/test-drive');
  }

  return (
    <SiteLink
      className={buttonClass(kind, className)}
      href={`/test-drive?car=${encodeURIComponent(vehicle.chassisNumber)}`}
      onClick={handleClick}
    >
      Test drive
    </SiteLink>
  );
}
