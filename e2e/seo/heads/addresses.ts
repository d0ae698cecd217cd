import type { APIRequestContext } from '@playwright/test';

/** Addresses that search engines should index, each its own canonical. */
export const LISTED = [
  '/',
  '/search',
  '/search?page=2',
  '/search?make=TOYOTA',
  '/search?make=TOYOTA&page=2',
  '/search?make=TOYOTA&model=AQUA',
  '/search?make=HONDA',
  '/search?fuel=DIESEL',
  '/search?maxPrice=900000',
  '/search?make=TOYOTA&fuel=PETROL&page=2',
  '/blogs',
  '/blogs/reading-a-japanese-auction-sheet',
  '/services',
  '/about',
  '/preown',
  '/preorder',
  '/ads',
  '/test-drive',
  '/privacy',
] as const;

/** Address of the first car on a page. */
export async function firstCar(request: APIRequestContext, listPage: string): Promise<string> {
  const [address] = /(?<=href=")\/car\/[^"#]+/.exec(await (await request.get(listPage)).text()) ?? [];
  if (!address) throw new Error(`No car on ${listPage}`);
  return address;
}
