import type { Metadata } from 'next';
import { cache } from 'react';

import { KeepFresh } from '@/components/layout/keep-fresh';
import { StructuredData } from '@/components/layout/structured-data';
import { GoneCar } from '@/components/vehicle/gone-car';
import { VehiclePage } from '@/components/vehicle/vehicle-page';
import { carsInstead } from '@/lib/backoffice/cars-instead';
import { rememberedVehicle, rememberVehicle } from '@/lib/backoffice/remembered-vehicles';
import { getVehicle } from '@/lib/backoffice/vehicles';
import { isSold } from '@/lib/domain/vehicle';
import { nameFromPageSegment } from '@/lib/routes/parameter';
import { missing } from '@/lib/seo/metadata';
import { vehicleStructuredData } from '@/lib/seo/structured-data/vehicle';
import { vehicleMetadata } from '@/lib/seo/vehicle-metadata';

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
    return <GoneCar remembered={remembered} instead={await carsInstead(remembered)} />;
  }
  rememberVehicle(vehicle);
  return (
    <>
      <KeepFresh />
      <StructuredData of={vehicleStructuredData(vehicle)} />
      <VehiclePage vehicle={vehicle} instead={isSold(vehicle) ? await carsInstead(vehicle) : null} />
    </>
  );
}
