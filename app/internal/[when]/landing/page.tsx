import { LandingPage } from '@/components/landing/landing-page';
import { KeepFresh } from '@/components/layout/keep-fresh';
import { StructuredData } from '@/components/layout/structured-data';
import { requireAny } from '@/lib/backoffice/optional';
import { PARTS } from '@/lib/backoffice/parts';
import { brandLogo } from '@/lib/brand-logo';
import { landingMetadata } from '@/lib/seo/dealer-metadata';
import { dealerStructuredData } from '@/lib/seo/structured-data/dealer';
import { websiteStructuredData } from '@/lib/seo/structured-data/website';

export const revalidate = 60;

export const metadata = landingMetadata();

export default async function Landing() {
  const parts = await Promise.all([
    PARTS.banners(),
    PARTS.makes(),
    PARTS.models(),
    PARTS.featured(),
    PARTS.testimonials(),
  ]);
  requireAny('the landing page', parts);
  const [banners, makes, models, featured, testimonials] = parts;
  return (
    <>
      <KeepFresh />
      <StructuredData of={websiteStructuredData()} />
      <StructuredData of={dealerStructuredData()} />
      <LandingPage
        banners={banners ?? []}
        choices={makes && models ? { makes, models } : null}
        brands={(makes ?? []).map((make) => ({ make, logo: brandLogo(make) }))}
        featured={featured ?? []}
        testimonials={testimonials ?? []}
      />
    </>
  );
}
