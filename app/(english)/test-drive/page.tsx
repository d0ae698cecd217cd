import type { Metadata } from 'next';
import { cache } from 'react';
import { FormPage, TalkInstead } from '#components/forms/form-page.tsx';
import { TestDriveBooking } from '#components/forms/test-drive-booking.tsx';
import { TestDriveTerms } from '#components/forms/test-drive-terms.tsx';
import { services } from '#lib/services.ts';
import { noindex } from '#lib/seo/metadata.ts';
import { testDriveMetadata } from '#lib/seo/vehicle-metadata.ts';
import { queryOf } from '#lib/domain/page-address.ts';
import { parseChassisNumber } from '#lib/domain/vehicle/chassis-number.ts';
import { isComingSoon, isSold } from '#lib/domain/vehicle/vehicle.ts';
import { texts } from '#lib/texts/current-texts.ts';

type Props = PageProps<'/test-drive'>;

/** Shared by metadata and page. */
const load = cache(async (chassisNumber: string | null) => {
  const car = chassisNumber === null ? null : await services().findVehicle(chassisNumber);
  return { car, isGone: chassisNumber !== null && car === null };
});

async function chosenCar(searchParams: Props['searchParams']): Promise<string | null> {
  return parseChassisNumber(queryOf(await searchParams).get('car'));
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { title, introduction, notHereYet } = texts().formPages.testDrive;
  const { car, isGone } = await load(await chosenCar(searchParams));
  const description = car && isComingSoon(car) ? notHereYet : introduction;
  const metadata = testDriveMetadata({ subject: title, description, car });
  return isGone || (car && isSold(car)) ? noindex(metadata) : metadata;
}

export default async function TestDrivePage({ searchParams }: Props) {
  const { title, introduction, notHereYet } = texts().formPages.testDrive;
  const { car, isGone } = await load(await chosenCar(searchParams));
  return (
    <FormPage heading={title} hasContact={false}>
      <TestDriveBooking
        car={car}
        isGone={isGone}
        introductions={{ introduction, notHereYet }}
        contact={<TalkInstead />}
        terms={<TestDriveTerms />}
      />
    </FormPage>
  );
}
