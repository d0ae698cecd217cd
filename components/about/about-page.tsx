import type { ReactNode } from 'react';
import { DEALER } from '#lib/dealer/dealer.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { EMPTY_FILTER, withCriteria } from '#lib/domain/search/search-filter.ts';
import type { InventoryFigures } from '#lib/domain/search/inventory-view.ts';
import { ContactSection } from '#components/contact/contact-section.tsx';
import { ShowroomHours } from '#components/contact/showroom-hours.tsx';
import { showroom } from '#components/contact/showroom.ts';
import { SocialLinks } from '#components/contact/social-links.tsx';
import { Link } from '#components/language/link.tsx';
import { Main } from '#components/layout/main.tsx';
import { Section } from '#components/layout/section.tsx';
import { ClearAll, SearchLink } from '#components/search/search-link.tsx';
import { Drawing } from '#components/ui/drawing.tsx';
import patterns from '#components/ui/patterns.module.css';
import { Voyage } from '#components/vehicle/voyage.tsx';
import styles from './about-page.module.css';

type Props = {
  /** Of the stock today; null when they are unknown. */
  figures: InventoryFigures | null;
};

/** The about page (docs/product.md 9.4). */
export function AboutPage({ figures }: Props) {
  const { about, language } = texts();
  return (
    <Main>
      <div className={styles.banner}>
        <div className={styles.frame}>
          <div className={styles.head}>
            <h1>{about.title}</h1>
            <p>{about.teaser}</p>
          </div>
          <Drawing name="ship" className={styles.drawing} />
        </div>
      </div>
      <Section className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.description}>{DEALER.about[language]}</p>
          {figures && <Figures {...figures} />}
        </div>
        <div className={styles.card}>
          <h2>{about.openingHours}</h2>
          <ShowroomHours {...showroom()} />
          <h2>{about.followUs}</h2>
          <SocialLinks social={DEALER.social} />
        </div>
      </Section>
      <Voyage heading={about.way} />
      <ContactSection />
    </Main>
  );
}

const IN_STOCK = withCriteria(EMPTY_FILTER, { availability: 'in-stock' });

/** What can be bought today, each figure with a link to it. */
function Figures({ forSale, inStock, makes }: InventoryFigures) {
  const { about } = texts();
  const link = patterns.stretchedLink;
  return (
    <dl className={styles.figures}>
      <Figure figure={forSale}>
        <ClearAll className={link}>{about.forSale(forSale)}</ClearAll>
      </Figure>
      <Figure figure={inStock}>
        <SearchLink className={link} to={IN_STOCK}>
          {about.inStock}
        </SearchLink>
      </Figure>
      <Figure figure={makes}>
        <Link className={link} href="/#makes">
          {about.makes(makes)}
        </Link>
      </Figure>
    </dl>
  );
}

function Figure({ figure, children }: { figure: number; children: ReactNode }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd className={styles.figure}>{texts().numbers.whole(figure)}</dd>
    </div>
  );
}
