import { texts } from '#lib/texts/current-texts.ts';
import { searchHeading } from '#lib/texts/search-label.ts';
import type { Metadata } from 'next';
import { cache } from 'react';
import { Main } from '#components/layout/main.tsx';
import { BRAND_TILES } from '#components/search/brands.tsx';
import { SearchPage } from '#components/search/search-page.tsx';
import { queryOf } from '#lib/domain/page-address.ts';
import { vehicleListStructuredData } from '#lib/domain/seo/vehicle-list.ts';
import { filterFromQuery } from '#lib/domain/search/search-address.ts';
import { stockedMakes } from '#lib/domain/search/stocked-makes.ts';
import { env } from '#lib/platform/env.ts';
import { services } from '#lib/services.ts';
import { noindex, notFoundMetadata } from '#lib/seo/metadata.ts';
import { addStructuredData } from '#lib/seo/structured-data/add-structured-data.ts';
import { makeOffersStructuredData } from '#lib/seo/structured-data/make-offers.ts';
import { searchMetadata } from '#lib/seo/search-metadata.ts';

type Props = PageProps<'/search'>;

/** Shared by metadata and page. */
const load = cache(async (query: string) => {
  const { inventoryNames, optionalData, searchInventory } = services();
  const filter = filterFromQuery(new URLSearchParams(query));
  const loadingAllModels = optionalData.models();
  const [{ results, view, isFullyFiltered }, makes, models, allModels] = await Promise.all([
    searchInventory(filter),
    optionalData.makes(),
    filter.make ? optionalData.models(filter.make) : loadingAllModels,
    loadingAllModels,
  ]);
  const choices = makes && allModels ? { makes, models: models ?? allModels, allModels } : null;
  const isPageOutOfRange = filter.page > 0 && filter.page >= results.totalPages;
  const isEmpty = results.content.length === 0;
  const stocked = isEmpty ? stockedMakes(makes ?? [], inventoryNames(), BRAND_TILES) : [];
  const brands = stocked.filter(({ cars }) => cars !== 0);
  return { filter, results, view, isFullyFiltered, choices, brands, isPageOutOfRange };
});

type Page = Awaited<ReturnType<typeof load>>;

function listOf({ filter, results }: Page) {
  const { language } = texts();
  const { siteUrl } = env();
  const name = searchHeading(filter, texts());
  return vehicleListStructuredData(filter, results.content, { name, language, siteUrl });
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { filter, results, view, isFullyFiltered, choices, isPageOutOfRange } = await load(
    String(queryOf(await searchParams)),
  );
  if (isPageOutOfRange) return notFoundMetadata(searchHeading(filter, texts()));
  const metadata = searchMetadata(filter, results, view, choices);
  return isFullyFiltered ? metadata : noindex(metadata);
}

export default async function ResultsPage({ searchParams }: Props) {
  const page = await load(String(queryOf(await searchParams)));
  const offers = makeOffersStructuredData(page.filter, page.view);
  if (offers) addStructuredData(offers);
  if (page.results.content.length > 0) addStructuredData(listOf(page));
  return (
    <Main>
      <SearchPage {...page} />
    </Main>
  );
}
