import Link from 'next/link';

import { buttonClass } from '../ui/button';
import styles from './missing-page.module.css';
import { Main, Section } from './page';

type Props = { heading: string; explanation: string };

/** Stands in for what is not there, and offers the inventory. */
export function MissingPage({ heading, explanation }: Props) {
  return (
    <Main>
      <Section className={styles.missing}>
        <h1 className={styles.heading}>{heading}</h1>
        <p>{explanation} All the cars we have are in the inventory.</p>
        <Link className={buttonClass('main')} href="/search">
          See the inventory
        </Link>
      </Section>
    </Main>
  );
}
