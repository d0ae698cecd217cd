import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Main } from './main.tsx';
import styles from './page.module.css';

type Props = {
  heading?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A page with one column. */
export function Page({ heading, className, children }: Props) {
  return (
    <Main>
      <div className={clsx(styles.page, className)}>
        {heading && <h1>{heading}</h1>}
        {children}
      </div>
    </Main>
  );
}
