import { NextResponse, type NextRequest } from 'next/server';

import { filterFromQuery, isUntidy, searchAddress } from '@/lib/domain/search-address';
import { resultsRoute } from '@/lib/results-route';

/** Sends a search to the cached page of its canonical filter, and keeps the internal routes to the site itself. */
export function proxy({ nextUrl }: NextRequest) {
  if (nextUrl.pathname !== '/search') return NextResponse.rewrite(new URL('/not-found', nextUrl));

  const filter = filterFromQuery(nextUrl.searchParams);
  if (isUntidy(nextUrl.searchParams))
    return NextResponse.redirect(new URL(searchAddress(filter), nextUrl), 308);
  return NextResponse.rewrite(new URL(resultsRoute(filter), nextUrl));
}

export const config = { matcher: ['/search', '/internal/:path*'] };
