import type { ReactNode } from 'react';
import { Link } from '#components/language/link.tsx';
import { RecentCars } from '#components/saved/recent-cars.tsx';
import { SearchBox } from '#components/search-box/search-box.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { EmptyBay } from '#components/ui/empty-bay.tsx';
import { WaveLine } from '#components/ui/wave-line.tsx';
import { texts } from '#lib/texts/current-texts.ts';
import { Main } from './main.tsx';
import styles from './not-found-page.module.css';
import { Section } from './section.tsx';

type Props = {
  heading: string;
  explanation: string;
  /** Where the visitor can continue; the inventory by default. */
  link?: { href: string; label: string };
  secondLink?: { href: string; label: string } | null;
  children?: ReactNode;
};

/** The content of a page for something that does not exist. */
export function NotFoundPage({ heading, explanation, link, secondLink, children }: Props) {
  const { href, label } = link ?? { href: '/search', label: texts().notFound.seeInventory };
  return (
    <Main>
      <Section className={styles.notFound}>
        <EmptyBay>
          <h1>{heading}</h1>
          <WaveLine />
          <p>{explanation}</p>
          <SearchBox name={texts().notFound.search} />
          <p className={styles.buttons}>
            <Link className={buttonClass('primary')} href={href}>
              {label}
            </Link>
            {secondLink && (
              <Link className={buttonClass('outline')} href={secondLink.href}>
                {secondLink.label}
              </Link>
            )}
          </p>
        </EmptyBay>
      </Section>
      {children}
      <RecentCars />
    </Main>
  );
}
