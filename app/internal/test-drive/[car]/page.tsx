import type { Metadata } from 'next';
import { cache } from 'react';
import { TestDriveBooking } from '#components/forms/test-drive-booking.tsx';
import { Page } from '#components/layout/page.tsx';
import { RefreshStalePage } from '#components/layout/refresh-stale-page.tsx';
import { getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import { noindex } from '#lib/discovery/seo/metadata.ts';
import { testDriveMetadata } from '#lib/discovery/seo/vehicle-metadata.ts';
import { chassisNumberFromRoute } from '#lib/domain/internal-routes.ts';
import { isSold } from '#lib/domain/vehicle/vehicle.ts';

type Props = PageProps<'/internal/test-drive/[car]'>;

export const revalidate = 60;

/** Nothing is rendered at build time, when there is no backoffice. */
export function generateStaticParams() {
  return [];
}

const TITLE = 'Book your test drive';
const INTRODUCTION = 'Choose the day and the time. We confirm by phone and have the car ready for you.';

/** Shared by metadata and page. */
const load = cache(async (parameter: string) => {
  const chassisNumber = chassisNumberFromRoute(parameter);
  const car = chassisNumber === null ? null : await getVehicle(chassisNumber);
  return { car, isGone: chassisNumber !== null && car === null };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { car, isGone } = await load((await params).car);
  const metadata = testDriveMetadata({ subject: TITLE, description: INTRODUCTION, car });
  return isGone || (car && isSold(car)) ? noindex(metadata) : metadata;
}

export default async function TestDrivePage({ params }: Props) {
  const { car, isGone } = await load((await params).car);
  return (
    <Page heading={TITLE} isNarrow>
      <RefreshStalePage />
      <TestDriveBooking car={car} isGone={isGone}>
        <p>{INTRODUCTION}</p>
      </TestDriveBooking>
    </Page>
  );
}
