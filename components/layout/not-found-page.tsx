import type { ReactNode } from 'react';

import { buttonClass } from '#components/ui/button.ts';
import { SiteLink } from '#components/ui/site-link.tsx';
import styles from './not-found-page.module.css';
import { Main, Section } from './page.tsx';

type Props = { heading: string; explanation: string; children?: ReactNode };

/** Stands in for what is not there, and offers the inventory and whatever else there is to offer. */
export function NotFoundPage({ heading, explanation, children }: Props) {
  return (
    <Main>
      <Section className={styles.missing}>
        <h1 className={styles.heading}>{heading}</h1>
        <p>{explanation} All the cars we have are in the inventory.</p>
        <SiteLink className={buttonClass('primary')} href="/search">
          See the inventory
        </SiteLink>
      </Section>
      {children}
    </Main>
  );
}
