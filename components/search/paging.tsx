import { useTexts } from '#use-texts';
import { localAddress } from '#lib/domain/language.ts';
import type { ReactNode } from 'react';
import { pageChoices } from '#lib/domain/search/page-choices.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { HiddenFilterFields } from './hidden-filter-fields.tsx';
import styles from './paging.module.css';
import { SearchLink } from './search-link.tsx';

type Props = { filter: SearchFilter; totalPages: number };

/** First, Previous, 'Page X of Y', Next, Last, and a choice of the page (docs/product.md 3.6). */
export function Paging({ filter, totalPages }: Props) {
  const { language, search } = useTexts();
  const texts = search.paging;
  const page = filter.page + 1;
  const hasEnds = totalPages > 2; // else Previous and Next lead to them
  return (
    <nav className={styles.paging} aria-label={texts.name}>
      {hasEnds && (
        <Step filter={filter} page={1} isPossible={page > 2}>
          {texts.first}
        </Step>
      )}
      <Step filter={filter} page={page - 1} isPossible={page > 1} rel="prev">
        <Icon name="previous" size={20} />
        {texts.previous}
      </Step>
      <p className={styles.position}>{texts.position(page, totalPages)}</p>
      <Step filter={filter} page={page + 1} isPossible={page < totalPages} rel="next">
        {texts.next}
        <Icon name="next" size={20} />
      </Step>
      {hasEnds && (
        <Step filter={filter} page={totalPages} isPossible={page + 1 < totalPages}>
          {texts.last}
        </Step>
      )}
      {hasEnds && (
        <form className={styles.choice} action={localAddress(language, '/search')}>
          <HiddenFilterFields filter={filter} except={[]} />
          <NativeSelect
            key={page}
            name="page"
            aria-label={texts.choice}
            autoComplete="off"
            options={pageChoices(page, totalPages).map(String)}
            defaultValue={String(page)}
          />
          <button className={buttonClass('outline', styles.step)}>{texts.go}</button>
        </form>
      )}
    </nav>
  );
}

type StepProps = {
  filter: SearchFilter;
  /** Counted from 1. */
  page: number;
  isPossible: boolean;
  rel?: 'prev' | 'next';
  children: ReactNode;
};

function Step({ filter, page, isPossible, rel, children }: StepProps) {
  const className = buttonClass('outline', styles.step);
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
