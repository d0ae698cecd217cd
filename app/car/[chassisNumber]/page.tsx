import type { Metadata } from 'next';
import { cache } from 'react';

import { KeepFresh } from '#components/layout/keep-fresh.tsx';
import { StructuredData } from '#components/layout/structured-data.tsx';
import { GoneCar } from '#components/vehicle/gone-car.tsx';
import { VehiclePage } from '#components/vehicle/vehicle-page.tsx';
import { carsInstead } from '#lib/backoffice/pages/alternatives.ts';
import { rememberedVehicle, rememberVehicle } from '#lib/backoffice/pages/remembered-vehicles.ts';
import { getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import { vehicleBreadcrumbs } from '#lib/domain/discovery/breadcrumbs.ts';
import { isSold, vehicleTitle } from '#lib/domain/vehicle/vehicle.ts';
import { decodePageSegment } from '#lib/domain/internal-routes.ts';
import { notFoundMetadata } from '#lib/discovery/seo/metadata.ts';
import { breadcrumbsStructuredData } from '#lib/discovery/seo/structured-data/breadcrumbs.ts';
import { vehicleStructuredData } from '#lib/discovery/seo/structured-data/vehicle.ts';
import { vehicleMetadata } from '#lib/discovery/seo/vehicle-metadata.ts';

type Props = { params: Promise<{ chassisNumber: string }> };

export const revalidate = 60;

/** Nothing is rendered at build time, when there is no backoffice. */
export function generateStaticParams() {
  return [];
}

/** Shared by metadata and page. */
const load = cache(getVehicle);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vehicle = await load((await params).chassisNumber);
  return vehicle ? vehicleMetadata(vehicle) : notFoundMetadata('Car not found');
}

export default async function CarPage({ params }: Props) {
  const chassisNumber = decodePageSegment((await params).chassisNumber);
  const vehicle = await load(chassisNumber);
  if (!vehicle) {
    const remembered = await rememberedVehicle(chassisNumber);
    return <GoneCar remembered={remembered} instead={await carsInstead(remembered)} />;
  }
  rememberVehicle(vehicle);
  return (
    <>
      <KeepFresh />
      <StructuredData of={vehicleStructuredData(vehicle)} />
      <StructuredData of={breadcrumbsStructuredData(vehicleBreadcrumbs(vehicle), vehicleTitle(vehicle))} />
      <VehiclePage vehicle={vehicle} instead={isSold(vehicle) ? await carsInstead(vehicle) : null} />
    </>
  );
}
