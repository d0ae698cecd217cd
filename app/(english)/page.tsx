import { LandingPage } from '#components/landing/landing-page.tsx';
import { RefreshStalePage } from '#components/layout/refresh-stale-page.tsx';
import { services } from '#lib/services.ts';
import { brandLogo } from '#lib/platform/brand-logo.ts';
import { landingMetadata } from '#lib/seo/dealer-metadata.ts';
import { addStructuredData } from '#lib/seo/structured-data/add-structured-data.ts';
import { dealerStructuredData, websiteStructuredData } from '#lib/seo/structured-data/dealer.ts';

export function generateMetadata() {
  return landingMetadata();
}

export default async function Landing() {
  const { budgetInventory, optionalData, requireAny } = services();
  const [budget, ...parts] = await Promise.all([
    budgetInventory(),
    optionalData.banners(),
    optionalData.makes(),
    optionalData.models(),
    optionalData.featured(),
    optionalData.testimonials(),
  ]);
  requireAny('the landing page', parts);
  addStructuredData(websiteStructuredData());
  addStructuredData(dealerStructuredData());
  const [banners, makes, models, featured, testimonials] = parts;
  return (
    <>
      <RefreshStalePage />
      <LandingPage
        banners={banners ?? []}
        choices={makes && models ? { makes, models } : null}
        brands={(makes ?? []).map((make) => ({ make, logo: brandLogo(make) }))}
        featured={featured ?? []}
        budgetCounts={budget?.counts ?? null}
        samples={budget?.samples ?? featured ?? []}
        testimonials={testimonials ?? []}
      />
    </>
  );
}
