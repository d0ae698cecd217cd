import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './section.module.css';

type Props = {
  heading?: string;
  aside?: ReactNode;
  id?: string;
  className?: string | undefined;
  /** Not printed. */
  isScreenOnly?: boolean;
  children?: ReactNode;
};

/** A section of a page at content width; `aside` is shown beside its heading. */
export function Section({ heading, aside = null, id, className, isScreenOnly, children }: Props) {
  const headingId = heading && `${heading.toLowerCase().replace(/\W+/g, '-')}-heading`;
  return (
    <section
      className={clsx(styles.section, className)}
      aria-labelledby={headingId}
      data-screen-only={isScreenOnly}
      {...(id && { id, tabIndex: -1 })}
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
