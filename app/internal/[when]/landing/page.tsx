import type { Metadata } from 'next';

import { LandingPage } from '@/components/landing/landing-page';
import { getBanners, getTestimonials } from '@/lib/backoffice/content';
import { getMakes, getModels } from '@/lib/backoffice/makes';
import { optional } from '@/lib/backoffice/optional';
import { getFeatured } from '@/lib/backoffice/vehicles';
import { brandLogo } from '@/lib/brand-logo';
import { DEALER } from '@/lib/dealer';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 60;

export function generateMetadata(): Metadata {
  const title = `Reconditioned and pre-owned cars in Mauritius`;
  return pageMetadata({ title, description: DEALER.about, canonical: '/' });
}

export default async function Landing() {
  const [banners, makes, models, featured, testimonials] = await Promise.all([
    optional(getBanners()),
    optional(getMakes()),
    optional(getModels()),
    optional(getFeatured()),
    optional(getTestimonials()),
  ]);
  return (
    <LandingPage
      banners={banners ?? []}
      choices={makes && models ? { makes, models } : null}
      brands={(makes ?? []).map((make) => ({ make, logo: brandLogo(make) }))}
      featured={featured ?? []}
      testimonials={testimonials ?? []}
    />
  );
}
