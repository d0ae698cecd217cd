import { NextResponse, type NextRequest } from 'next/server';
import { pageTarget, type KnownTarget } from './lib/domain/internal-routes.ts';
import { addressOfWords } from '#lib/domain/word-search/words-address.ts';
import { yearInMauritius } from './lib/domain/text/format.ts';
import { INVENTORY_LOOKUP } from './lib/inventory/inventory.ts';

/**
 * Rewrites an address with a query to the route of its cached page, and hides internal routes from visitors. A search
 * in words is redirected to the address with the criteria found in it.
 */
export async function proxy({ nextUrl }: NextRequest) {
  const target = pageTarget(nextUrl.pathname, nextUrl.searchParams);
  if (!('words' in target)) return respond(target, nextUrl);
  const address = await addressOfWords(target, INVENTORY_LOOKUP, yearInMauritius(new Date()));
  if (address === null) return respond(target.otherwise, nextUrl);
  return NextResponse.redirect(new URL(address, nextUrl), 303);
}

function respond(target: KnownTarget, base: URL) {
  return 'redirect' in target
    ? NextResponse.redirect(new URL(target.redirect, base), 308)
    : NextResponse.rewrite(new URL(target.route, base));
}

export const config = { matcher: ['/search', '/compare', '/preorder', '/test-drive', '/internal/:path*'] };
