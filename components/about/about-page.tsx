import { DEALER } from '#lib/dealer/dealer.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { ContactSection } from '#components/contact/contact-section.tsx';
import { ShowroomHours } from '#components/contact/showroom-hours.tsx';
import { showroom } from '#components/contact/showroom.ts';
import { SocialLinks } from '#components/contact/social-links.tsx';
import { Main } from '#components/layout/main.tsx';
import { Section } from '#components/layout/section.tsx';
import { Drawing } from '#components/ui/drawing.tsx';
import { Voyage } from '#components/vehicle/voyage.tsx';
import styles from './about-page.module.css';

/** The about page (docs/product.md 9.4). */
export function AboutPage() {
  const { about, language } = texts();
  const hours = showroom();
  const isFollowed = Object.keys(DEALER.social).length > 0;
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
        <p className={styles.description}>{DEALER.about[language]}</p>
        {(hours ?? isFollowed) && (
          <div className={styles.card}>
            {hours && <h2>{about.openingHours}</h2>}
            {hours && <ShowroomHours {...hours} />}
            {isFollowed && <h2>{about.followUs}</h2>}
            <SocialLinks social={DEALER.social} />
          </div>
        )}
      </Section>
      <Voyage heading={about.way} />
      <ContactSection hasHours={false} />
    </Main>
  );
}
