import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The content between header and footer. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}

type PageProps = {
  heading?: string;
  /** True for a page about one form. */
  isNarrow?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A page of one column. */
export function Page({ heading, isNarrow = false, className, children }: PageProps) {
  return (
    <Main>
      <div className={clsx(styles.page, isNarrow && styles.narrow, className)}>
        {heading && <h1>{heading}</h1>}
        {children}
      </div>
    </Main>
  );
}

type SectionProps = {
  heading?: string;
  aside?: ReactNode;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a page at content width; `aside` is shown beside its heading. */
export function Section({ heading, aside, id, className, children }: SectionProps) {
  const headingId = heading && `${heading.toLowerCase().replace(/\W+/g, '-')}-heading`;
  return (
    <section
      id={id}
      className={clsx(styles.section, className)}
      aria-labelledby={headingId}
      tabIndex={id ? -1 : undefined}
    >
      {heading && (
        <div className={styles.headingRow}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
