import type { Metadata } from 'next';
import { cache } from 'react';
import { Comparison } from '#components/compare/comparison.tsx';
import type { Slot } from '#components/compare/compare-slot.tsx';
import { CarsToAdd } from '#components/compare/cars-to-add.tsx';
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
const MAX_OFFERED = 4;

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
  const vehicles = (shared ?? []).flatMap(({ vehicle }) => vehicle ?? []);
  const [known = null] = vehicles;
  const { similarCars, optionalData } = services();
  const similar = (vehicles.length === 1 && known && (await similarCars(known))) || [];
  const isSimilar = similar.length > 0;
  const cars = isSimilar || vehicles.length === 2 ? similar : ((await optionalData.featured()) ?? []);
  const offered = cars
    .filter((car) => !isSold(car) && car.chassisNumber !== known?.chassisNumber)
    .slice(0, MAX_OFFERED);
  const wording = texts().vehiclePage;
  return (
    <Page>
      <Comparison shared={shared} siteUrl={env().siteUrl}>
        {offered.length > 0 && (
          <CarsToAdd
            heading={isSimilar ? wording.similar : wording.featured}
            packed={packVehicles(offered)}
            similarTo={known && known.chassisNumber}
          />
        )}
      </Comparison>
    </Page>
  );
}
