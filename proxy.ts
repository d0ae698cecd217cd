import { NextResponse, type NextRequest } from 'next/server';

import { slotsFromQuery } from './lib/domain/compare/compare-address.ts';
import { filterFromQuery, hasRedundantParams, searchAddress } from './lib/domain/search/search-address.ts';
import { compareRoute, resultsRoute, testDriveRoute } from './lib/domain/internal-routes.ts';

type Address = NextRequest['nextUrl'];

/** Rewrites an address with a query to the cached page for it, and hides the internal routes from visitors. */
export function proxy({ nextUrl }: NextRequest) {
  switch (nextUrl.pathname) {
    case '/search':
      return search(nextUrl);
    case '/compare':
      return rewrite(compareRoute(slotsFromQuery(nextUrl.searchParams)), nextUrl);
    case '/test-drive':
      return rewrite(testDriveRoute(nextUrl.searchParams), nextUrl);
    default:
      return rewrite('/not-found', nextUrl);
  }
}

function search(address: Address) {
  const filter = filterFromQuery(address.searchParams);
  if (hasRedundantParams(address.searchParams)) {
    return NextResponse.redirect(new URL(searchAddress(filter), address), 308);
  }
  return rewrite(resultsRoute(filter), address);
}

function rewrite(route: string, address: Address) {
  return NextResponse.rewrite(new URL(route, address));
}

export const config = { matcher: ['/search', '/compare', '/test-drive', '/internal/:path*'] };
