import { texts } from '#lib/texts/current-texts.ts';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { VehicleNotFound } from '#components/vehicle/vehicle-not-found.tsx';
import { VehiclePage } from '#components/vehicle/vehicle-page.tsx';
import { services } from '#lib/services.ts';
import { vehicleBreadcrumbs } from '#components/layout/breadcrumbs.tsx';
import { isSold, vehicleAddress, vehicleTitle } from '#lib/domain/vehicle/vehicle.ts';
import { localAddress } from '#lib/domain/language.ts';
import { decodePageSegment } from '#lib/domain/page-address.ts';
import { notFoundMetadata } from '#lib/seo/metadata.ts';
import { addStructuredData } from '#lib/seo/structured-data/add-structured-data.ts';
import { breadcrumbsStructuredData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { vehicleStructuredData } from '#lib/seo/structured-data/vehicle.ts';
import { vehicleMetadata } from '#lib/seo/vehicle-metadata.ts';

type Props = PageProps<'/car/[chassisNumber]'>;

/** Shared by metadata and page. Redirects when the backoffice writes the chassis number in another way. */
const load = cache(async (typed: string) => {
  const found = await services().locateVehicle(typed);
  if (typeof found !== 'string') return found;
  permanentRedirect(localAddress(texts().language, vehicleAddress({ chassisNumber: found })));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vehicle = await load((await params).chassisNumber);
  return vehicle ? vehicleMetadata(vehicle) : notFoundMetadata(texts().vehiclePage.notFound(''));
}

export default async function CarPage({ params }: Props) {
  const chassisNumber = decodePageSegment((await params).chassisNumber);
  const { lastKnownVehicle, storeLastKnownVehicle, getAlternatives, similarCars } = services();
  const vehicle = await load(chassisNumber);
  if (!vehicle) {
    const remembered = await lastKnownVehicle(chassisNumber);
    return <VehicleNotFound remembered={remembered} alternatives={await getAlternatives(remembered)} />;
  }
  void storeLastKnownVehicle(vehicle);
  addStructuredData(vehicleStructuredData(vehicle));
  addStructuredData(breadcrumbsStructuredData(vehicleBreadcrumbs(vehicle, texts()), vehicleTitle(vehicle)));
  return isSold(vehicle) ? (
    <VehiclePage vehicle={vehicle} alternatives={await getAlternatives(vehicle)} similar={[]} />
  ) : (
    <VehiclePage vehicle={vehicle} alternatives={null} similar={(await similarCars(vehicle)) ?? []} />
  );
}
