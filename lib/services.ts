import type { Source } from './backoffice/respond-with-json.ts';
import type { BackofficeHealth } from './backoffice/transport/health.ts';
import type { Banner, Blog, Testimonial } from './domain/content/content.ts';
import type { EnquiryKind } from './domain/enquiry/forms.ts';
import type { InventoryNames } from './domain/search/inventory-names.ts';
import type { SearchFilter } from './domain/search/search-filter.ts';
import type { Alternatives, SimilarityTarget } from './domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from './domain/vehicle/vehicle.ts';
import type { Describe, Suggestion } from './domain/word-search/suggest.ts';
import type { QueueHealth } from './enquiries/queue/queue-health.ts';
import type { PostedForm } from './enquiries/receive/posted-forms.ts';
import type { Found } from './inventory/search.ts';
import type { ImageRequest } from './seo/og-image/respond.ts';

type Respond = (request: Request) => Promise<Response>;

/**
 * What the routes get from the process around them: everything that has state, such as connections, caches, limits and
 * the inventory. Next bundles each module again, even several times, so a route that imported one would have its own.
 */
export type Services = {
  getVehicle: (chassisNumber: string) => Promise<Vehicle | null>;
  findVehicle: (typed: string) => Promise<Vehicle | null>;
  locateVehicle: (typed: string) => Promise<Vehicle | string | null>;
  resolveChassisNumbers: (shared: readonly string[]) => Promise<string[]>;
  getListedVehicles: (chassisNumbers: readonly string[]) => Promise<(Vehicle | null)[]>;
  lastKnownVehicle: (chassisNumber: string) => Promise<Vehicle | null>;
  storeLastKnownVehicle: (vehicle: Vehicle) => Promise<void>;
  similarCars: (to: SimilarityTarget) => Promise<Vehicle[] | null>;
  getAlternatives: (to: SimilarityTarget | null) => Promise<Alternatives>;
  getModels: (make?: string) => Promise<string[]>;
  getBlog: (id: string) => Promise<Blog | null>;
  getBlogs: () => Promise<Blog[]>;
  /** Null when the backoffice fails. */
  optionalData: {
    blogs: () => Promise<Blog[] | null>;
    banners: () => Promise<Banner[] | null>;
    featured: () => Promise<Vehicle[] | null>;
    makes: () => Promise<string[] | null>;
    models: (make?: string) => Promise<string[] | null>;
    testimonials: () => Promise<Testimonial[] | null>;
  };
  requireAny: (page: string, data: readonly unknown[]) => void;
  searchInventory: (filter: SearchFilter) => Promise<Found>;
  countResults: (filter: SearchFilter) => Promise<object>;
  budgetCounts: () => number[] | null;
  inventoryNames: () => InventoryNames | null;
  suggestSearches: (typed: string, describe: Describe) => Promise<Suggestion[]>;
  receiveEnquiry: (kind: EnquiryKind, request: Request) => Promise<Response>;
  findPostedForm: (id: string) => Promise<PostedForm | null>;
  receiveWebhook: Respond;
  lookUp: <T>(load: () => Promise<T>) => Promise<T>;
  respondWithJson: (source: Source) => Promise<Response>;
  respondWithLookUp: (source: Source) => Promise<Response>;
  respondWithBlogFeed: Respond;
  respondWithMetaVehicles: Respond;
  respondWithSitemapIndex: Respond;
  respondWithSitemap: (request: Request, file: string) => Promise<Response>;
  respondWithImage: (request: Request, image: ImageRequest) => Promise<Response>;
  backofficeHealth: () => Promise<BackofficeHealth>;
  queueHealth: (now: number) => Promise<QueueHealth>;
  inventoryHealth: (now: number) => { cars: number; ageSeconds: number } | null;
};

const SLOT = Symbol.for('dealership.services');

/** The server's modules and Next's bundles share only `globalThis`. */
const shared = globalThis as { [SLOT]?: Services };

/** To be called once, before the first request (server/site.ts). */
export function provideServices(services: Services): void {
  shared[SLOT] = services;
}

/** @throws Error while Next builds: a module calls this when it is asked, not when it is loaded. */
export function services(): Services {
  const { [SLOT]: provided } = shared;
  if (!provided) throw new Error('Services exist only in a running site');
  return provided;
}
