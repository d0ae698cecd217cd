import type { Metadata } from 'next';
import { cache } from 'react';
import { Comparison } from '#components/compare/comparison.tsx';
import type { Slot } from '#components/compare/compare-slot.tsx';
import { Page } from '#components/layout/page.tsx';
import { RefreshStalePage } from '#components/layout/refresh-stale-page.tsx';
import { getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import { env } from '#lib/platform/env.ts';
import { slotsFromRoute } from '#lib/domain/internal-routes.ts';
import { comparisonMetadata } from '#lib/discovery/seo/vehicle-metadata.ts';

type Props = PageProps<'/internal/compare/[pair]'>;

export const revalidate = 60;

/** Nothing is rendered at build time, when there is no backoffice. */
export function generateStaticParams() {
  return [];
}

/** Shared by metadata and page; `null` when the address names no car. */
const load = cache(async (parameter: string): Promise<readonly [Slot, Slot] | null> => {
  const [a, b] = slotsFromRoute(parameter);
  return a === null && b === null ? null : Promise.all([loadSlot(a), loadSlot(b)]);
});

async function loadSlot(chassisNumber: string | null): Promise<Slot> {
  if (chassisNumber === null) return { vehicle: null };
  const vehicle = await getVehicle(chassisNumber);
  return vehicle ? { vehicle } : { vehicle, unavailable: 'This car' };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slots = await load((await params).pair);
  return comparisonMetadata((slots ?? []).flatMap(({ vehicle }) => vehicle ?? []));
}

export default async function ComparisonPage({ params }: Props) {
  return (
    <Page>
      <RefreshStalePage />
      <Comparison shared={await load((await params).pair)} siteUrl={env().siteUrl} />
    </Page>
  );
}
