import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button.ts';
import styles from './not-found-page.module.css';
import { Main } from './main.tsx';
import { Section } from './section.tsx';

type Props = {
  heading: string;
  explanation: string;
  /** Where the visitor can continue. */
  link?: { href: string; label: string };
  children?: ReactNode;
};

const INVENTORY = { href: '/search', label: 'See the inventory' };

/** The content of a page for something that does not exist. */
export function NotFoundPage({ heading, explanation, link = INVENTORY, children }: Props) {
  return (
    <Main>
      <Section className={styles.notFound}>
        <h1>{heading}</h1>
        <p>{explanation}</p>
        <a className={buttonClass('primary')} href={link.href}>
          {link.label}
        </a>
      </Section>
      {children}
    </Main>
  );
}
