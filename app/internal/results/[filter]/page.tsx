import type { Metadata } from 'next';
import { cache } from 'react';
import { RefreshStalePage } from '#components/layout/refresh-stale-page.tsx';
import { StructuredData } from '#components/layout/structured-data.tsx';
import { Main } from '#components/layout/main.tsx';
import { SearchPage } from '#components/search/search-page.tsx';
import { SECTIONS } from '#lib/backoffice/pages/page-sections.ts';
import { searchHeading } from '#lib/domain/search/filter-label.ts';
import { filterFromRoute } from '#lib/domain/internal-routes.ts';
import { searchInventory } from '#lib/inventory/search.ts';
import { noindex, notFoundMetadata } from '#lib/discovery/seo/metadata.ts';
import { makeOffersStructuredData } from '#lib/discovery/seo/structured-data/make-offers.ts';
import { searchMetadata } from '#lib/discovery/seo/search-metadata.ts';

type Props = PageProps<'/internal/results/[filter]'>;

export const revalidate = 60;

/** Nothing is rendered at build time, when there is no backoffice. */
export function generateStaticParams() {
  return [];
}

const load = cache(async (parameter: string) => {
  const filter = filterFromRoute(parameter);
  const allModelsSection = SECTIONS.models();
  const [{ results, view, isFullyFiltered }, makes, models, allModels] = await Promise.all([
    searchInventory(filter),
    SECTIONS.makes(),
    filter.make ? SECTIONS.models(filter.make) : allModelsSection, // one object, so that the page's data contain it once
    allModelsSection,
  ]);
  const choices = makes && allModels ? { makes, models: models ?? allModels, allModels } : null;
  const isPageOutOfRange = filter.page > 0 && filter.page >= results.totalPages;
  return { filter, results, view, isFullyFiltered, choices, isPageOutOfRange };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { filter, results, view, isFullyFiltered, choices, isPageOutOfRange } = await load(
    (await params).filter,
  );
  if (isPageOutOfRange) return notFoundMetadata(searchHeading(filter));
  const metadata = searchMetadata(filter, results, view, choices);
  return isFullyFiltered ? metadata : noindex(metadata);
}

export default async function ResultsPage({ params }: Props) {
  const page = await load((await params).filter);
  const offers = makeOffersStructuredData(page.filter, page.view);
  return (
    <Main>
      <RefreshStalePage />
      {offers && <StructuredData of={offers} />}
      <SearchPage {...page} />
    </Main>
  );
}
