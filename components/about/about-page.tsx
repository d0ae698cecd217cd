import { DEALER } from '#lib/platform/dealer.ts';
import { texts } from '#lib/texts/current-texts.ts';
import type { InventoryFigures } from '#lib/domain/search/inventory-view.ts';
import { ContactSection } from '#components/contact/contact-section.tsx';
import { ShowroomHours } from '#components/contact/showroom-hours.tsx';
import { showroom } from '#components/contact/showroom.ts';
import { SocialLinks } from '#components/contact/social-links.tsx';
import { Main } from '#components/layout/main.tsx';
import { Section } from '#components/layout/section.tsx';
import { Drawing } from '#components/ui/drawing.tsx';
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

/** What can be bought today. */
function Figures({ forSale, inStock, makes }: InventoryFigures) {
  const { about, numbers } = texts();
  const shown = [
    [about.forSale(forSale), forSale],
    [about.inStock, inStock],
    [about.makes(makes), makes],
  ] as const;
  return (
    <dl className={styles.figures}>
      {shown.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.figure}>{numbers.whole(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
