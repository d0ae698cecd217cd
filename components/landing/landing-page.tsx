import { freeTextLanguage } from '#lib/texts/local-word.ts';
import { yearInMauritius } from '#lib/domain/text/mauritius-time.ts';
import { texts } from '#lib/texts/current-texts.ts';
import type { Banner as BannerPicture, Testimonial } from '#lib/domain/content/content.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { ContactSection } from '#components/contact/contact-section.tsx';
import { Main } from '#components/layout/main.tsx';
import { Section } from '#components/layout/section.tsx';
import { FilterForm } from '#components/search/filter-form.tsx';
import { LANDING_FILTER_ROWS } from '#components/search/filter-rows.ts';
import { RecentCars } from '#components/saved/recent-cars.tsx';
import { CardGrid } from '#components/vehicle/card-grid.tsx';
import { packCards } from '#components/vehicle/pack-cards.ts';
import { affordableVehicles } from '#lib/domain/vehicle/affordable-vehicles.ts';
import { Banner } from './banner.tsx';
import { BrandGrid, type Brand } from './brand-grid.tsx';
import { BudgetSearch } from './budget-search.tsx';
import styles from './landing-page.module.css';
import { ViewInventory } from './view-inventory.tsx';

/** A small number, because each sample is part of the page's data. */
const MAX_SAMPLES = 11;

type Props = {
  banners: BannerPicture[];
  /** Options of the search form; null omits the form. */
  choices: { makes: string[]; models: string[] } | null;
  brands: Brand[];
  featured: Vehicle[];
  /** Number of cars that each of `BUDGET_STEPS` pays for; null without the index of the inventory. */
  budgetCounts: number[] | null;
  /** Cars of different prices, of which the budget search shows some. */
  samples: Vehicle[];
  testimonials: Testimonial[];
};

/** The landing page (docs/product.md 9.1). A section without data is omitted. */
export function LandingPage({
  banners,
  choices,
  brands,
  featured,
  budgetCounts,
  samples,
  testimonials,
}: Props) {
  const { landing } = texts();
  const expensive = affordableVehicles(samples, Number.MAX_VALUE, MAX_SAMPLES);
  return (
    <Main>
      <Banner images={banners.map(({ url }) => url)}>
        <h1>{landing.heading}</h1>
        <p>{landing.teaser}</p>
      </Banner>
      <BudgetSearch counts={budgetCounts} samples={packCards(expensive, true)} />
      {choices && (
        <div className={styles.search}>
          <FilterForm
            rows={LANDING_FILTER_ROWS}
            {...choices}
            allModels={choices.models}
            currentYear={yearInMauritius(new Date())}
            buttonKind="secondary"
          />
        </div>
      )}
      {featured.length > 0 && (
        <Section heading={landing.featured} aside={<ViewInventory />}>
          <CardGrid packed={packCards(featured)} />
        </Section>
      )}
      {brands.length > 0 && (
        <Section heading={landing.brands}>
          <BrandGrid brands={brands} />
        </Section>
      )}
      {testimonials.length > 0 && (
        <Section heading={landing.customers} className={styles.trust}>
          <Testimonials testimonials={testimonials} />
        </Section>
      )}
      <ContactSection />
      <RecentCars />
    </Main>
  );
}

function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <ul className={styles.testimonials} aria-label={texts().landing.testimonials} tabIndex={0}>
      {testimonials.map(({ text, name, year }, index) => (
        <li key={index} className={styles.testimonial}>
          <blockquote className={styles.text} lang={freeTextLanguage(texts())}>
            {text}
          </blockquote>
          <p className={styles.author}>{[name, year && `(${year})`].filter(Boolean).join(' ')}</p>
        </li>
      ))}
    </ul>
  );
}
