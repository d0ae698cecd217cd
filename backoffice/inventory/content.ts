import { BANNER_NAMES, bannerPictureAddress } from '../pictures/address.ts';
import { AUCTION_SHEET } from './blogs/auction-sheet.ts';
import type { Blog } from './blogs/blog.ts';
import { ELECTRIC } from './blogs/electric.ts';
import { HYBRID_BATTERY } from './blogs/hybrid-battery.ts';
import { JAPAN_OR_BRITAIN } from './blogs/japan-or-britain.ts';
import { LOAN } from './blogs/loan.ts';
import { PAPERS } from './blogs/papers.ts';
import { SHIPPING } from './blogs/shipping.ts';
import { TEST_DRIVE } from './blogs/test-drive.ts';

export { TESTIMONIALS } from './testimonials.ts';

/** Wide pictures of the landing page, in the order in which they rotate. */
export const BANNERS: { url: string }[] = BANNER_NAMES.map((name) => ({ url: bannerPictureAddress(name) }));

/** Posts in the order of the list, the one to read first first. */
export const BLOGS: Blog[] = [
  AUCTION_SHEET,
  LOAN,
  HYBRID_BATTERY,
  JAPAN_OR_BRITAIN,
  TEST_DRIVE,
  ELECTRIC,
  SHIPPING,
  PAPERS,
];
