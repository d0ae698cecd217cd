import type { ReactNode } from 'react';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './paging.module.css';
import { SearchLink } from './search-link.tsx';

type Props = { filter: SearchFilter; totalPages: number };

/** Previous, 'Page X of Y', Next (docs/product.md 3.6). */
export function Paging({ filter, totalPages }: Props) {
  return (
    <nav className={styles.paging} aria-label="Pages of results">
      <Step
        to={filter.page > 0 ? { ...filter, page: filter.page - 1 } : null}
        rel="prev"
        className={styles.previous}
      >
        <Icon name="previous" size={20} />
        Previous
      </Step>
      <p className={styles.position}>{`Page ${filter.page + 1} of ${totalPages}`}</p>
      <Step
        to={filter.page + 1 < totalPages ? { ...filter, page: filter.page + 1 } : null}
        rel="next"
        className={styles.next}
      >
        Next
        <Icon name="next" size={20} />
      </Step>
    </nav>
  );
}

type StepProps = {
  /** null when there is no such page. */
  to: SearchFilter | null;
  rel: 'prev' | 'next';
  className: string | undefined;
  children: ReactNode;
};

function Step({ to, rel, className, children }: StepProps) {
  if (!to) {
    return (
      <a className={buttonClass('outline', className)} role="link" aria-disabled="true">
        {children}
      </a>
    );
  }
  return (
    <SearchLink className={buttonClass('outline', className)} to={to} rel={rel}>
      {children}
    </SearchLink>
  );
}
