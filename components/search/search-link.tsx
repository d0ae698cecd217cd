'use client';

import type { ComponentProps } from 'react';

import { searchAddress } from '@/lib/domain/search-address';
import type { SearchFilter } from '@/lib/domain/search-filter';

import { SiteLink } from '../ui/site-link';
import { rememberFilter } from './search-memory';

type Props = Omit<ComponentProps<typeof SiteLink>, 'href' | 'onClick'> & { to: SearchFilter };

/** Leads to exactly this search: without keys its address would bring back what this tab searched for before. */
export function SearchLink({ to, ...rest }: Props) {
  return <SiteLink {...rest} href={searchAddress(to)} onClick={() => rememberFilter(to)} />;
}
