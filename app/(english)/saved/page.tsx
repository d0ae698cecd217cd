import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { SavedCars } from '#components/saved/saved-cars.tsx';
import { SharedList } from '#components/saved/shared-list.tsx';
import { services } from '#lib/services.ts';
import { queryOf } from '#lib/domain/page-address.ts';
import { sharedCars } from '#lib/domain/vehicle/own-lists.ts';
import { vehicleReference, vehicleTitle, type Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { env } from '#lib/platform/env.ts';
import { noindex, pageMetadata } from '#lib/seo/metadata.ts';
import { texts } from '#lib/texts/current-texts.ts';

type Props = PageProps<'/saved'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { saved } = texts();
  const isShared = sharedCars(String(queryOf(await searchParams))).length > 0;
  return noindex(
    pageMetadata({
      subject: isShared ? saved.shared : saved.title,
      description: isShared ? saved.sharedDescription : saved.none,
      address: '/saved',
    }),
  );
}

export default async function SavedPage({ searchParams }: Props) {
  const { saved } = texts();
  const shared = sharedCars(String(queryOf(await searchParams)));
  const isShared = shared.length > 0;
  return (
    <Page {...(isShared && { heading: saved.shared })}>
      {isShared ? <SharedList {...await load(shared)} /> : <SavedCars siteUrl={env().siteUrl} />}
    </Page>
  );
}

/** The cars that are there, and the names of the others. */
async function load(shared: string[]): Promise<{ cars: Vehicle[]; gone: string[] }> {
  const { getListedVehicles, resolveChassisNumbers } = services();
  const chassisNumbers = await resolveChassisNumbers(shared);
  const vehicles = await getListedVehicles(chassisNumbers);
  const found = await Promise.all(
    chassisNumbers.map(async (chassisNumber, index) => vehicles[index] ?? nameOfGone(chassisNumber)),
  );
  return {
    cars: found.filter((one) => typeof one !== 'string'),
    gone: found.filter((one) => typeof one === 'string'),
  };
}

/** As last seen, or its reference. */
async function nameOfGone(chassisNumber: string): Promise<string> {
  const remembered = await services().lastKnownVehicle(chassisNumber);
  return remembered
    ? vehicleTitle(remembered)
    : texts().vehicle.reference(vehicleReference({ chassisNumber }));
}
