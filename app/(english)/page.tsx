import { LandingPage } from '#components/landing/landing-page.tsx';
import { BRAND_TILES } from '#components/search/brands.tsx';
import { services } from '#lib/services.ts';
import { stockedMakes } from '#lib/domain/search/stocked-makes.ts';
import { landingMetadata } from '#lib/seo/dealer-metadata.ts';
import { addStructuredData } from '#lib/seo/structured-data/add-structured-data.ts';
import { dealerStructuredData, websiteStructuredData } from '#lib/seo/structured-data/dealer.ts';

export function generateMetadata() {
  return landingMetadata();
}

export default async function Landing() {
  const { budgetCounts, inventoryNames, optionalData, requireAny } = services();
  const parts = await Promise.all([
    optionalData.banners(),
    optionalData.makes(),
    optionalData.models(),
    optionalData.featured(),
    optionalData.testimonials(),
  ]);
  requireAny('the landing page', parts);
  const [banners, makes, models, featured, testimonials] = parts;
  addStructuredData(websiteStructuredData());
  addStructuredData(dealerStructuredData());
  return (
    <LandingPage
      banners={banners ?? []}
      choices={makes && models ? { makes, models } : null}
      brands={stockedMakes(makes ?? [], inventoryNames(), BRAND_TILES)}
      featured={featured ?? []}
      budgetCounts={budgetCounts()}
      testimonials={testimonials ?? []}
    />
  );
}
