'use client';

import type { ComponentProps } from 'react';

import { searchAddress } from '#lib/domain/search/search-address.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';

import { SiteLink } from '#components/ui/site-link.tsx';
import { saveFilter } from './saved-filter.ts';

type Props = Omit<ComponentProps<typeof SiteLink>, 'href' | 'onClick'> & { to: SearchFilter };

/** Leads to exactly this search: without keys its address would bring back what this tab searched for before. */
export function SearchLink({ to, ...rest }: Props) {
  return <SiteLink {...rest} href={searchAddress(to)} onClick={() => saveFilter(to)} />;
}
