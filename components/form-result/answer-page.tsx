import type { ReactNode } from 'react';

import { Main } from '#components/layout/page.tsx';
import styles from './answer-page.module.css';

type Props = { heading: string; children: ReactNode };

/** What a form that was posted without JavaScript is answered with. */
export function AnswerPage({ heading, children }: Props) {
  return (
    <Main>
      <div className={styles.page}>
        <h1>{heading}</h1>
        {children}
      </div>
    </Main>
  );
}
