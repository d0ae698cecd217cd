import { useTexts } from '#use-texts';
import type { ReactNode } from 'react';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './paging.module.css';
import { SearchLink } from './search-link.tsx';

type Props = { filter: SearchFilter; totalPages: number };

/** Previous, 'Page X of Y' and Next (docs/product.md 3.6). */
export function Paging({ filter, totalPages }: Props) {
  const texts = useTexts().search.paging;
  const page = filter.page + 1;
  return (
    <nav className={styles.paging} aria-label={texts.name}>
      <Step filter={filter} page={page - 1} isPossible={page > 1} rel="prev">
        <Icon name="previous" size={20} />
        {texts.previous}
      </Step>
      <p className={styles.position}>{texts.position(page, totalPages)}</p>
      <Step filter={filter} page={page + 1} isPossible={page < totalPages} rel="next">
        {texts.next}
        <Icon name="next" size={20} />
      </Step>
    </nav>
  );
}

type StepProps = {
  filter: SearchFilter;
  /** Counted from 1. */
  page: number;
  isPossible: boolean;
  rel: 'prev' | 'next';
  children: ReactNode;
};

function Step({ filter, page, isPossible, rel, children }: StepProps) {
  const className = buttonClass('outline');
  if (!isPossible) {
    return (
      <a className={className} role="link" aria-disabled="true">
        {children}
      </a>
    );
  }
  return (
    <SearchLink className={className} to={{ ...filter, page: page - 1 }} rel={rel}>
      {children}
    </SearchLink>
  );
}
