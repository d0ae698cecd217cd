import type { Metadata } from 'next';
import { cache } from 'react';

import { MissingPage } from '@/components/layout/missing-page';
import { StructuredData } from '@/components/layout/structured-data';
import { VehiclePage } from '@/components/vehicle/vehicle-page';
import { getVehicle } from '@/lib/backoffice/vehicles';
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
const load = cache((parameter: string) => getVehicle(decodeURIComponent(parameter)));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vehicle = await load((await params).chassisNumber);
  return vehicle ? vehicleMetadata(vehicle) : missing('Car not found');
}

export default async function CarPage({ params }: Props) {
  const vehicle = await load((await params).chassisNumber);
  if (!vehicle) {
    return <MissingPage heading="This car is not here any more" explanation="It may have been sold." />;
  }
  return (
    <>
      <StructuredData of={vehicleStructuredData(vehicle)} />
      <VehiclePage vehicle={vehicle} />
    </>
  );
}
