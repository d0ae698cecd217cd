import type { lastKnownVehicle, storeLastKnownVehicle } from './backoffice/page-data/last-known-vehicle.ts';
import type { OPTIONAL_DATA, requireAny } from './backoffice/page-data/optional-data.ts';
import type { getBlog, getBlogs } from './backoffice/queries/content.ts';
import type { getModels } from './backoffice/queries/makes.ts';
import type { getVehicle } from './backoffice/queries/vehicles.ts';
import type { respondWithJson } from './backoffice/respond-with-json.ts';
import type { watchedHealth } from './backoffice/transport/health.ts';
import type { queueHealth } from './enquiries/queue/open-queue.ts';
import type { receiveEnquiry } from './enquiries/receive/receive-enquiry.ts';
import type { findPostedForm } from './enquiries/receive/posted-forms.ts';
import type { testDriveCalendar } from './enquiries/receive/test-drive-calendar.ts';
import type { currentRender, PageRender } from './platform/page-render.ts';
import type { getAlternatives } from './search-index/alternatives.ts';
import type {
  budgetInventory,
  inventoryFigures,
  inventoryHealth,
  inventoryNames,
  similarCars,
  suggestSearches,
} from './search-index/inventory.ts';
import type { countResults, searchInventory } from './search-index/search.ts';
import type { respondWithBlogFeed } from './seo/feeds/blog-feed.ts';
import type { respondWithMetaVehicles } from './seo/feeds/meta-vehicles.ts';
import type { respondWithSitemap, respondWithSitemapIndex } from './seo/feeds/sitemaps.ts';
import type { respondWithImage } from './seo/og-image/respond.ts';

/**
 * What the routes get from the process around them: everything that has state, such as connections, caches, limits and
 * the index. Next bundles modules anew, even several times, so a route that imported one of them would have its own.
 */
export type Services = {
  getVehicle: typeof getVehicle;
  getModels: typeof getModels;
  getBlog: typeof getBlog;
  getBlogs: typeof getBlogs;
  lastKnownVehicle: typeof lastKnownVehicle;
  storeLastKnownVehicle: typeof storeLastKnownVehicle;
  optionalData: typeof OPTIONAL_DATA;
  requireAny: typeof requireAny;
  searchInventory: typeof searchInventory;
  countResults: typeof countResults;
  budgetInventory: typeof budgetInventory;
  inventoryNames: typeof inventoryNames;
  similarCars: typeof similarCars;
  suggestSearches: typeof suggestSearches;
  getAlternatives: typeof getAlternatives;
  receiveEnquiry: typeof receiveEnquiry;
  findPostedForm: typeof findPostedForm;
  testDriveCalendar: typeof testDriveCalendar;
  receiveWebhook: (request: Request) => Promise<Response>;
  respondWithJson: typeof respondWithJson;
  respondWithBlogFeed: typeof respondWithBlogFeed;
  respondWithMetaVehicles: typeof respondWithMetaVehicles;
  respondWithSitemapIndex: typeof respondWithSitemapIndex;
  respondWithSitemap: typeof respondWithSitemap;
  respondWithImage: typeof respondWithImage;
  backofficeHealth: typeof watchedHealth;
  queueHealth: typeof queueHealth;
  inventoryFigures: typeof inventoryFigures;
  inventoryHealth: typeof inventoryHealth;
  currentRender: typeof currentRender;
};

const SLOT = Symbol.for('dealership.services');

/** The server's modules and Next's bundles share only `globalThis`. */
const shared = globalThis as { [SLOT]?: Services };

/** To be called once, before the first request (server/services.ts). */
export function provideServices(services: Services): void {
  shared[SLOT] = services;
}

/** @throws Error while Next builds: a module calls this when it is asked, not when it is loaded. */
export function services(): Services {
  const { [SLOT]: provided } = shared;
  if (!provided) throw new Error('Services exist only in a running site');
  return provided;
}

/** The page being rendered; undefined outside of a render, and where there are no services. */
export function currentPage(): PageRender | undefined {
  return shared[SLOT]?.currentRender();
}
