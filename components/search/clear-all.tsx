'use client';

import type { ReactNode } from 'react';

import { SiteLink } from '#components/ui/site-link.tsx';
import { clearSavedFilter } from './saved-filter.ts';

type Props = { className?: string | undefined; children?: ReactNode };

/** Leads to the whole inventory and empties what this tab remembers of its search. */
export function ClearAll({ className, children = 'Clear all' }: Props) {
  return (
    <SiteLink className={className} href="/search" onClick={clearSavedFilter}>
      {children}
    </SiteLink>
  );
}
