import type { Metadata } from 'next';
import { cache } from 'react';
import { Comparison } from '#components/compare/comparison.tsx';
import type { Slot } from '#components/compare/compare-slot.tsx';
import { FeaturedCars } from '#components/compare/featured-cars.tsx';
import { Page } from '#components/layout/page.tsx';
import { services } from '#lib/services.ts';
import { env } from '#lib/platform/env.ts';
import { slotsFromQuery } from '#lib/domain/compare/compare-address.ts';
import { queryOf } from '#lib/domain/page-address.ts';
import { packVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import { isSold } from '#lib/domain/vehicle/vehicle.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { comparisonMetadata } from '#lib/seo/vehicle-metadata.ts';

type Props = PageProps<'/compare'>;

/** One row on a wide screen. */
const MAX_FEATURED = 4;

/** Shared by metadata and page; `null` when the address names no car. */
const load = cache(async (query: string): Promise<readonly [Slot, Slot] | null> => {
  const [a, b] = slotsFromQuery(new URLSearchParams(query));
  return a === null && b === null ? null : Promise.all([loadSlot(a), loadSlot(b)]);
});

async function loadSlot(chassisNumber: string | null): Promise<Slot> {
  if (chassisNumber === null) return { vehicle: null };
  const vehicle = await services().findVehicle(chassisNumber);
  return vehicle ? { vehicle } : { vehicle, unavailable: '' };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const slots = await load(String(queryOf(await searchParams)));
  return comparisonMetadata((slots ?? []).flatMap(({ vehicle }) => vehicle ?? []));
}

export default async function ComparisonPage({ searchParams }: Props) {
  const shared = await load(String(queryOf(await searchParams)));
  const isFull = shared?.every(({ vehicle }) => vehicle);
  const featured = isFull ? null : await services().optionalData.featured();
  const chosen = shared?.map(({ vehicle }) => vehicle?.chassisNumber) ?? [];
  const forSale = (featured ?? [])
    .filter((car) => !isSold(car) && !chosen.includes(car.chassisNumber))
    .slice(0, MAX_FEATURED);
  return (
    <Page>
      <Comparison shared={shared} siteUrl={env().siteUrl}>
        {forSale.length > 0 && (
          <FeaturedCars heading={texts().vehiclePage.featured} packed={packVehicles(forSale)} />
        )}
      </Comparison>
    </Page>
  );
}
