import { OPTIONAL_DATA, requireAny } from '#lib/backoffice/page-data/optional-data.ts';
import { getBlog, getBlogs } from '#lib/backoffice/queries/content.ts';
import { getModels } from '#lib/backoffice/queries/makes.ts';
import { getVehicle } from '#lib/backoffice/queries/vehicles.ts';
import { respondWithJson, respondWithLookUp } from '#lib/backoffice/respond-with-json.ts';
import { lookUp } from '#lib/backoffice/transport/bulkhead.ts';
import { watchedHealth } from '#lib/backoffice/transport/health.ts';
import type { Cache } from '#lib/cache/cache.ts';
import { queueHealth } from '#lib/enquiries/queue/open-queue.ts';
import { POSTED_FORMS } from '#lib/enquiries/receive/posted-forms.ts';
import { receiveEnquiry } from '#lib/enquiries/receive/receive-enquiry.ts';
import { getAlternatives } from '#lib/inventory/alternatives.ts';
import { findVehicle, locateVehicle, resolveChassisNumbers } from '#lib/inventory/find-vehicle.ts';
import { lastKnownVehicle, storeLastKnownVehicle } from '#lib/inventory/last-known-vehicle.ts';
import {
  budgetCounts,
  getListedVehicles,
  inventoryHealth,
  inventoryNames,
  similarCars,
  suggestSearches,
} from '#lib/inventory/queries.ts';
import { countResults, searchInventory } from '#lib/inventory/search.ts';
import { respondWithBlogFeed } from '#lib/seo/feeds/blog-feed.ts';
import { respondWithMetaVehicles } from '#lib/seo/feeds/meta-vehicles.ts';
import { respondWithSitemap, respondWithSitemapIndex } from '#lib/seo/feeds/sitemaps.ts';
import { respondWithImage } from '#lib/seo/og-image/respond.ts';
import type { Services } from '#lib/services.ts';
import { receiveWebhook } from '#lib/webhook/receive-webhook.ts';

/** The services of this process for the routes. */
export function routeServices(cache: Cache): Services {
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
    receiveWebhook: (request: Request) => receiveWebhook(request, (tags) => cache.invalidate(tags)),
    lookUp,
    respondWithJson,
    respondWithLookUp,
    respondWithBlogFeed: (request) => respondWithBlogFeed(request, cache),
    respondWithMetaVehicles: (request) => respondWithMetaVehicles(request, cache),
    respondWithSitemapIndex: (request) => respondWithSitemapIndex(request, cache),
    respondWithSitemap: (request, file) => respondWithSitemap(request, file, cache),
    respondWithImage,
    backofficeHealth: watchedHealth,
    queueHealth,
    inventoryHealth,
  };
}
