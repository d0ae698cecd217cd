import type { Metadata } from 'next';
import { cache } from 'react';

import { RefreshStalePage } from '#components/layout/refresh-stale-page.tsx';
import { StructuredData } from '#components/layout/structured-data.tsx';
import { VehicleNotFound } from '#components/vehicle/vehicle-not-found.tsx';
import { VehiclePage } from '#components/vehicle/vehicle-page.tsx';
import { carsInstead } from '#lib/backoffice/pages/alternatives.ts';
import { rememberedVehicle, rememberVehicle } from '#lib/backoffice/pages/remembered-vehicles.ts';
import { getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import { vehicleCrumbs } from '#lib/domain/discovery/crumbs.ts';
import { isSold, vehicleTitle } from '#lib/domain/vehicle/vehicle.ts';
import { nameFromPageSegment } from '#lib/domain/internal-routes.ts';
import { missing } from '#lib/discovery/seo/metadata.ts';
import { breadcrumbsStructuredData } from '#lib/discovery/seo/structured-data/breadcrumbs.ts';
import { vehicleStructuredData } from '#lib/discovery/seo/structured-data/vehicle.ts';
import { vehicleMetadata } from '#lib/discovery/seo/vehicle-metadata.ts';

type Props = { params: Promise<{ chassisNumber: string }> };

export const revalidate = 60;

/** None is rendered at build time: the build has no backoffice. */
export function generateStaticParams() {
  return [];
}

/** Metadata and page share one call per render. */
const load = cache(getVehicle);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vehicle = await load((await params).chassisNumber);
  return vehicle ? vehicleMetadata(vehicle) : missing('Car not found');
}

export default async function CarPage({ params }: Props) {
  const chassisNumber = nameFromPageSegment((await params).chassisNumber);
  const vehicle = await load(chassisNumber);
  if (!vehicle) {
    const remembered = await rememberedVehicle(chassisNumber);
    return <VehicleNotFound remembered={remembered} alternatives={await carsInstead(remembered)} />;
  }
  rememberVehicle(vehicle);
  return (
    <>
      <RefreshStalePage />
      <StructuredData of={vehicleStructuredData(vehicle)} />
      <StructuredData of={breadcrumbsStructuredData(vehicleCrumbs(vehicle), vehicleTitle(vehicle))} />
      <VehiclePage vehicle={vehicle} alternatives={isSold(vehicle) ? await carsInstead(vehicle) : null} />
    </>
  );
}
