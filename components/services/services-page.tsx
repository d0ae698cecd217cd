import type { ReactNode } from 'react';
import { Link } from '#components/language/link.tsx';
import { Page } from '#components/layout/page.tsx';
import { ClearAll } from '#components/search/search-link.tsx';
import { Drawing } from '#components/ui/drawing.tsx';
import patterns from '#components/ui/patterns.module.css';
import { texts } from '#lib/texts/current-texts.ts';
import styles from './services-page.module.css';

/** The services page (docs/product.md 9.2). */
export function ServicesPage() {
  const { services } = texts();
  return (
    <Page heading={services.heading} className={styles.page}>
      <ul className={styles.tiles}>
        <li className={styles.tile}>
          <Drawing name="ship" className={styles.drawing} />
          <Service service="import">
            <ClearAll className={patterns.stretchedLink}>{services.import.name}</ClearAll>
          </Service>
        </li>
        {TILES.map(({ service, drawing, href }) => (
          <li key={service} className={styles.tile}>
            <Drawing name={drawing} className={styles.drawing} />
            <Service service={service}>
              <Link className={patterns.stretchedLink} href={href}>
                {services[service].name}
              </Link>
            </Service>
          </li>
        ))}
      </ul>
      <Questions />
    </Page>
  );
}

const TILES = [
  { service: 'sell', drawing: 'key', href: '/preown' },
  { service: 'order', drawing: 'clipboard', href: '/preorder' },
  { service: 'ads', drawing: 'camera', href: '/ads' },
] as const;

/** What a service is, its three steps, and what the tile leads to; the link is its name. */
function Service({
  service,
  children,
}: {
  service: 'import' | 'sell' | 'order' | 'ads';
  children: ReactNode;
}) {
  const { text, steps, action } = texts().services[service];
  return (
    <div className={styles.body}>
      <h2 className={styles.name}>{children}</h2>
      <p>{text}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.action}>{action}</p>
    </div>
  );
}

/** What visitors ask. */
function Questions() {
  const { services } = texts();
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">{services.questionsHeading}</h2>
      <div className={styles.answers}>
        {services.questions.map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
