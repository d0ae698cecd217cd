import 'server-only';
import * as v from 'valibot';
import type { SearchResults } from '#lib/domain/search/search-results.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { CACHE, tagPage, vehicleTag } from '#lib/backoffice/pages/cache-tags.ts';
import { query } from '#lib/backoffice/transport/client.ts';
import { accepted, promised } from '#lib/backoffice/response/response-validation.ts';
import { entitiesFrom } from '#lib/backoffice/response/entity.ts';
import { pathOf } from '#lib/backoffice/response/path.ts';
import { getEntities, getEntity } from './queries.ts';
import { VEHICLE } from '#lib/backoffice/response/vehicle-wire.ts';
import { looseNumber, wireList } from '#lib/backoffice/response/wire.ts';

const count = looseNumber((value) => Number.isSafeInteger(value) && value >= 0);

/** The answer of POST /cars. `number` may be missing: it is the page that was asked for. */
const pageWire = v.object({ content: wireList, number: count, totalPages: v.pipe(count, v.number()) });

/** One page of the vehicles that match. Throws `BackofficeError`. */
export async function searchVehicles(filter: SearchFilter): Promise<SearchResults> {
  await tagPage(CACHE.vehicles.tag);
  const { content, number, totalPages } = await vehiclePage(filter);
  await tagPage(...content.map(tagOf));
  return { content, number, totalPages };
}

/**
 * As `searchVehicles`, for what is no page of the site. `sent` is how many vehicles the backoffice sent, of which
 * `content` leaves out those that cannot be shown.
 */
export async function vehiclePage(filter: SearchFilter): Promise<SearchResults & { sent: number }> {
  const call = 'POST /cars';
  const page = promised(pageWire, accepted(await query('/cars', filter), call), call);
  const content = entitiesFrom(page.content, VEHICLE, call);
  return {
    content,
    number: page.number ?? filter.page,
    totalPages: page.totalPages,
    sent: page.content.length,
  };
}

/** The vehicles that the landing page shows. Throws `BackofficeError`. */
export async function getFeatured(): Promise<Vehicle[]> {
  await tagPage(CACHE.featured.tag, CACHE.vehicles.tag);
  const vehicles = await getEntities('/featured', VEHICLE);
  await tagPage(...vehicles.map(tagOf));
  return vehicles;
}

/** @returns null when no vehicle has that chassis number. Throws `BackofficeError`. */
export async function getVehicle(chassisNumber: string): Promise<Vehicle | null> {
  await tagPage(CACHE.vehicles.tag, vehicleTag(chassisNumber));
  const path = pathOf('/car', chassisNumber);
  return path === null ? null : getEntity(path, VEHICLE);
}

/** A page that lists a vehicle is wrong as soon as that vehicle changes. */
function tagOf({ chassisNumber }: Vehicle): string {
  return vehicleTag(chassisNumber);
}
