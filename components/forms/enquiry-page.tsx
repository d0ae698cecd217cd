import type { ReactNode } from 'react';

import { Main, Section } from '#components/layout/page.tsx';
import styles from './enquiry-page.module.css';

type Props = { heading: string; introduction: string; children: ReactNode };

/** A page about one form. */
export function EnquiryPage({ heading, introduction, children }: Props) {
  return (
    <Main>
      <Section className={styles.page}>
        <div className={styles.column}>
          <h1>{heading}</h1>
          <p>{introduction}</p>
          {children}
        </div>
      </Section>
    </Main>
  );
}
