import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { searchAddress } from '#lib/domain/search/search-address.ts';
import { EMPTY_FILTER, type SearchFilter } from '#lib/domain/search/search-filter.ts';

type SearchLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: SearchFilter };

/**
 * Link to a search. One to the whole inventory empties the stored filter (components/behaviour/keep-session.ts), which
 * `/search` without a key would restore.
 */
export function SearchLink({ to, ...rest }: SearchLinkProps) {
  const href = searchAddress(to);
  return <Link {...rest} href={href} data-clear-search={href === '/search' || undefined} />;
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
