'use client';

import type { ComponentProps, ReactNode } from 'react';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import { clearSavedFilter, saveFilter } from './filter-storage.ts';

type SearchLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: SearchFilter };

/** Link to a search. It saves the filter first: `/search` without a key would restore the saved one. */
export function SearchLink({ to, ...rest }: SearchLinkProps) {
  return <a {...rest} href={searchAddress(to)} onClick={() => saveFilter(to)} />;
}

type ClearAllProps = { className?: string | undefined; children?: ReactNode };

/** Link to the whole inventory; it removes the saved filter (docs/product.md 3.4). */
export function ClearAll({ className, children = 'Clear all' }: ClearAllProps) {
  return (
    <a className={className} href="/search" onClick={clearSavedFilter}>
      {children}
    </a>
  );
}
