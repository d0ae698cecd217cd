import { yearInMauritius } from '#lib/domain/text/mauritius-time.ts';
import { texts } from '#lib/texts/current-texts.ts';
import type { Banner as BannerPicture, Testimonial } from '#lib/domain/content/content.ts';
import type { StockedMake } from '#lib/domain/search/stocked-makes.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { ContactSection } from '#components/contact/contact-section.tsx';
import { Link } from '#components/language/link.tsx';
import { Main } from '#components/layout/main.tsx';
import { Section } from '#components/layout/section.tsx';
import { RecentCars } from '#components/saved/recent-cars.tsx';
import { Brands } from '#components/search/brands.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { CardGrid } from '#components/vehicle/card-grid.tsx';
import { packCards } from '#components/vehicle/pack-cards.ts';
import { Banner } from './banner.tsx';
import { BudgetSearch } from './budget-search.tsx';
import { InventorySearch } from './inventory-search.tsx';
import styles from './landing-page.module.css';
import { Testimonials } from './testimonials.tsx';

/** Two rows of a wide screen. */
const FEATURED_SHOWN = 8;

type Props = {
  banners: BannerPicture[];
  /** Options of the search form; null omits the form. */
  choices: { makes: string[]; models: string[] } | null;
  /** The makes with their cars, those with a tile first. */
  brands: StockedMake[];
  featured: Vehicle[];
  /** Number of cars that each of `BUDGET_STEPS` pays for; null without the index of the inventory. */
  budgetCounts: number[] | null;
  testimonials: Testimonial[];
};

/** The landing page (docs/product.md 9.1). A section without data is omitted. */
export function LandingPage({ banners, choices, brands, featured, budgetCounts, testimonials }: Props) {
  const { contact, landing, layout, services } = texts();
  return (
    <Main>
      <Banner images={banners.map(({ url }) => url)} wording={bannerWording()}>
        <BudgetSearch counts={budgetCounts} />
      </Banner>
      {featured.length > 0 && (
        <Section heading={landing.featured} className={styles.featured}>
          <CardGrid packed={packCards(featured.slice(0, FEATURED_SHOWN))} density="rail" />
          <Link className={buttonClass('outline', styles.inventory)} href="/search">
            {contact.viewInventory}
          </Link>
        </Section>
      )}
      <RecentCars hidesTerms waits />
      {choices && (
        <Section heading={landing.search} isScreenOnly>
          <div className={styles.search}>
            <InventorySearch
              makes={choices.makes}
              modelLines={choices.models.join('\n')}
              currentYear={yearInMauritius(new Date())}
            />
          </div>
        </Section>
      )}
      {brands.length > 0 && (
        <Section id="makes" heading={landing.brands}>
          <Brands brands={brands} />
        </Section>
      )}
      <Section
        heading={layout.sellYourCar}
        isScreenOnly
        aside={
          <Link className={buttonClass('outline')} href="/preown">
            {services.sell.action}
          </Link>
        }
      />
      {testimonials.length > 0 && (
        <Section heading={landing.customers} className={styles.trust} isScreenOnly>
          <Testimonials testimonials={testimonials} label={landing.testimonials} />
        </Section>
      )}
      <ContactSection />
    </Main>
  );
}

/** The texts of the banner, which are not among those of client components. */
function bannerWording() {
  const { welcome, heading, teaser, pausePictures, playPictures } = texts().landing;
  return { welcome, heading, teaser, pausePictures, playPictures };
}
