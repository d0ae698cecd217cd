'use client';

import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { EMPTY_FILTER, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { clearSavedFilter, saveFilter } from './filter-storage.ts';

type SearchLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: SearchFilter };

/**
 * Link to a search. A click stores its filter; a link to the whole inventory removes the stored filter instead, because
 * `/search` without a key would restore it. Before hydration lib/page-cache/hydrate-on-interaction.ts removes it, by the
 * data attribute.
 */
export function SearchLink({ to, ...rest }: SearchLinkProps) {
  const href = searchAddress(to);
  return href === '/search' ? (
    <Link {...rest} href={href} data-clear-search onClick={clearSavedFilter} />
  ) : (
    <Link {...rest} href={href} onClick={() => saveFilter(to)} />
  );
}

type ClearAllProps = { className?: string | undefined; children?: ReactNode };

/** Link to the whole inventory (docs/product.md 3.4c). */
export function ClearAll({ className, children }: ClearAllProps) {
  const { search } = useTexts();
  return (
    <SearchLink className={className} to={EMPTY_FILTER}>
      {children ?? search.clearAll}
    </SearchLink>
  );
}
