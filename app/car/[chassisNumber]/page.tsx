import type { Metadata } from 'next';
import { cache } from 'react';

import { MissingPage } from '@/components/layout/missing-page';
import { StructuredData } from '@/components/layout/structured-data';
import { VehiclePage } from '@/components/vehicle/vehicle-page';
import { getVehicle } from '@/lib/backoffice/vehicles';
import { keyFacts } from '@/lib/domain/specification';
import { vehicleAddress, vehicleTitle } from '@/lib/domain/vehicle';
import { missing, pageMetadata } from '@/lib/seo/metadata';
import { vehicleStructuredData } from '@/lib/seo/structured-data/vehicle';

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
  if (!vehicle) return missing('Car not found');
  return pageMetadata({
    title: vehicleTitle(vehicle),
    description: keyFacts(vehicle).join(', '),
    canonical: vehicleAddress(vehicle),
  });
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
