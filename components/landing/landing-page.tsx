import type { Banner as BannerPicture, Testimonial } from '@/lib/domain/content';
import { EMPTY_FILTER } from '@/lib/domain/search-filter';
import type { Vehicle } from '@/lib/domain/vehicle';

import { ContactSection } from '../contact/contact-section';
import { Main, Section } from '../layout/page';
import { FilterForm } from '../search/filter-form';
import { LANDING_FILTER_KEYS } from '../search/filter-keys';
import { CardGrid } from '../vehicle/card-grid';
import { Banner } from './banner';
import { BrandGrid, type Brand } from './brand-grid';
import styles from './landing-page.module.css';
import { Testimonials } from './testimonials';
import { ViewInventory } from './view-inventory';

type Props = {
  banners: BannerPicture[];
  /** What the search form offers; the form appears only when both lists are there (spec section 2). */
  choices: { makes: string[]; models: string[] } | null;
  brands: Brand[];
  featured: Vehicle[];
  testimonials: Testimonial[];
};

/** The landing page; a part without data is left out. */
export function LandingPage({ banners, choices, brands, featured, testimonials }: Props) {
  return (
    <Main>
      <Banner images={banners.map(({ url }) => url)}>
        <h1 className={styles.heading}>Find the car that fits your road</h1>
        <p>Reconditioned imports from Japan and Great Britain, and pre-owned cars you can trust.</p>
      </Banner>
      {choices && (
        <div className={styles.search}>
          <FilterForm
            keys={LANDING_FILTER_KEYS}
            filter={EMPTY_FILTER}
            {...choices}
            allModels={choices.models}
            currentYear={new Date().getFullYear()}
          />
        </div>
      )}
      {featured.length > 0 && (
        <Section heading="Featured Cars" aside={<ViewInventory />}>
          <CardGrid vehicles={featured} />
        </Section>
      )}
      {brands.length > 0 && (
        <Section heading="Brands in stock">
          <BrandGrid brands={brands} />
        </Section>
      )}
      {testimonials.length > 0 && (
        <Section heading="What our customers say">
          <Testimonials testimonials={testimonials} />
        </Section>
      )}
      <ContactSection />
    </Main>
  );
}
