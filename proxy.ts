import { NextResponse, type NextRequest } from 'next/server';
import { pageTarget } from './lib/domain/internal-routes.ts';

/** Rewrites an address with a query to the cached page for it, and hides the internal routes from visitors. */
export function proxy({ nextUrl }: NextRequest) {
  const target = pageTarget(nextUrl.pathname, nextUrl.searchParams);
  return 'redirect' in target
    ? NextResponse.redirect(new URL(target.redirect, nextUrl), 308)
    : NextResponse.rewrite(new URL(target.route, nextUrl));
}

export const config = { matcher: ['/search', '/compare', '/test-drive', '/internal/:path*'] };
