import { lastKnownVehicle, storeLastKnownVehicle } from './backoffice/page-data/last-known-vehicle.ts';
import { OPTIONAL_DATA, requireAny } from './backoffice/page-data/optional-data.ts';
import { getBlog, getBlogs } from './backoffice/queries/content.ts';
import { getModels } from './backoffice/queries/makes.ts';
import { getVehicle } from './backoffice/queries/vehicles.ts';
import { respondWithJson, respondWithLookUp } from './backoffice/respond-with-json.ts';
import { lookUp } from './backoffice/transport/bulkhead.ts';
import { watchedHealth } from './backoffice/transport/health.ts';
import { queueHealth } from './enquiries/queue/open-queue.ts';
import { POSTED_FORMS } from './enquiries/receive/posted-forms.ts';
import { receiveEnquiry } from './enquiries/receive/receive-enquiry.ts';
import { testDriveCalendar } from './enquiries/receive/test-drive-calendar.ts';
import { getAlternatives } from './inventory/alternatives.ts';
import { findVehicle, locateVehicle, resolveChassisNumbers } from './inventory/find-vehicle.ts';
import {
  budgetCounts,
  getListedVehicles,
  inventoryFigures,
  inventoryHealth,
  inventoryNames,
  similarCars,
  suggestSearches,
} from './inventory/queries.ts';
import { countResults, searchInventory } from './inventory/search.ts';
import { currentRender } from './platform/page-render.ts';
import { respondWithBlogFeed } from './seo/feeds/blog-feed.ts';
import { respondWithMetaVehicles } from './seo/feeds/meta-vehicles.ts';
import { respondWithSitemap, respondWithSitemapIndex } from './seo/feeds/sitemaps.ts';
import { respondWithImage } from './seo/og-image/respond.ts';
import type { Invalidate } from './webhook/apply-webhook.ts';
import { receiveWebhook } from './webhook/receive-webhook.ts';

export type Services = ReturnType<typeof routeServices>;

/**
 * What the routes get from the process around them: everything that has state, such as connections, caches, limits and
 * the inventory. Next bundles modules anew, even several times, so a route that imported one of them would have its own.
 */
export function routeServices(invalidate: Invalidate) {
  return {
    getVehicle,
    findVehicle,
    locateVehicle,
    resolveChassisNumbers,
    getListedVehicles,
    getModels,
    getBlog,
    getBlogs,
    lastKnownVehicle,
    storeLastKnownVehicle,
    optionalData: OPTIONAL_DATA,
    requireAny,
    searchInventory,
    countResults,
    budgetCounts,
    inventoryNames,
    similarCars,
    suggestSearches,
    getAlternatives,
    receiveEnquiry,
    findPostedForm: (id: string) => POSTED_FORMS.find(id),
    testDriveCalendar,
    receiveWebhook: (request: Request) => receiveWebhook(request, invalidate),
    lookUp,
    respondWithJson,
    respondWithLookUp,
    respondWithBlogFeed,
    respondWithMetaVehicles,
    respondWithSitemapIndex,
    respondWithSitemap,
    respondWithImage,
    backofficeHealth: watchedHealth,
    queueHealth,
    inventoryFigures,
    inventoryHealth,
    currentRender,
  };
}
