import { DEALER } from '#lib/platform/dealer.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { ContactSection } from '#components/contact/contact-section.tsx';
import { ShowroomHours } from '#components/contact/showroom-hours.tsx';
import { SocialLinks } from '#components/contact/social-links.tsx';
import { Main } from '#components/layout/main.tsx';
import { Section } from '#components/layout/section.tsx';
import styles from './about-page.module.css';

/** The about page (docs/product.md 9.4). */
export function AboutPage() {
  const { about, language } = texts();
  return (
    <Main>
      <div className={styles.banner}>
        <div className={styles.frame}>
          <h1>{about.title}</h1>
          <p>{about.teaser}</p>
        </div>
        <svg
          className={styles.wave}
          aria-hidden="true"
          width="100%"
          height="20"
          viewBox="0 0 1200 20"
          preserveAspectRatio="none"
        >
          <path d="M0 10c100-13 200-13 300 0s200 13 300 0 200-13 300 0 200 13 300 0v10H0Z" />
        </svg>
      </div>
      <Section className={styles.columns}>
        <p className={styles.description}>{DEALER.about[language]}</p>
        <div className={styles.card}>
          <h2>{about.openingHours}</h2>
          <ShowroomHours />
          <h2>{about.followUs}</h2>
          <SocialLinks social={DEALER.social} />
        </div>
      </Section>
      <ContactSection />
    </Main>
  );
}
