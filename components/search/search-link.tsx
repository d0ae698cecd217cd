'use client';

import type { ComponentProps, ReactNode } from 'react';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { EMPTY_FILTER, type SearchFilter } from '#lib/domain/search/search-filter.ts';
import { clearSavedFilter, saveFilter } from './filter-storage.ts';

type SearchLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: SearchFilter };

/**
 * Link to a search. A click saves its filter, or removes the saved one where the link leads to the whole inventory:
 * `/search` without a key restores what is saved. Until the page is hydrated its script does the latter, by the data
 * attribute (lib/page-cache/hydrate-on-intent.ts).
 */
export function SearchLink({ to, ...rest }: SearchLinkProps) {
  const href = searchAddress(to);
  return href === '/search' ? (
    <a {...rest} href={href} data-clear-search onClick={clearSavedFilter} />
  ) : (
    <a {...rest} href={href} onClick={() => saveFilter(to)} />
  );
}

type ClearAllProps = { className?: string | undefined; children?: ReactNode };

/** Link to the whole inventory (docs/product.md 3.4). */
export function ClearAll({ className, children = 'Clear all' }: ClearAllProps) {
  return (
    <SearchLink className={className} to={EMPTY_FILTER}>
      {children}
    </SearchLink>
  );
}
