import * as v from 'valibot';
import { backofficeFilter } from '#lib/domain/search/backoffice-filter.ts';
import type { SearchFilter } from '#lib/domain/search/search-filter.ts';
import type { SearchResults } from '#lib/domain/search/search-results.ts';
import { parseChassisNumber } from '#lib/domain/vehicle/chassis-number.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { CACHE, tagPage, vehicleTag } from '#lib/backoffice/page-data/cache-tags.ts';
import { type Entity, parseEntities } from '#lib/backoffice/response/entity.ts';
import { pictureAddresses } from '#lib/backoffice/response/picture-address.ts';
import { parseJson, validate } from '#lib/backoffice/response/response-validation.ts';
import {
  list,
  looseAddresses,
  looseBoolean,
  looseFact,
  looseNumber,
  looseOptions,
  requiredKey,
} from '#lib/backoffice/response/wire.ts';
import { withBulkhead } from '#lib/backoffice/transport/bulkhead.ts';
import { query } from '#lib/backoffice/transport/client.ts';
import { BackofficeError } from '#lib/backoffice/transport/errors.ts';
import { callTimeout } from '#lib/backoffice/transport/http.ts';
import { getList, getOne, itemPath, probe } from './read.ts';

const FIRST_CAR_YEAR = 1886;

/** A vehicle in any response: every field but the chassis number may be missing, null or of another type. */
export const VEHICLE: Entity<Vehicle> = {
  kind: 'vehicle',
  schema: v.object({
    id: looseFact,
    chassisNumber: v.pipe(
      requiredKey,
      v.check((key) => parseChassisNumber(key) !== null),
    ),
    make: looseFact,
    model: looseFact,
    yearOfManufacture: looseNumber(
      (year) => Number.isInteger(year) && year >= FIRST_CAR_YEAR && year <= 2100,
    ),
    type: looseFact,
    mileage: looseNumber((kilometres) => kilometres >= 0 && kilometres < 10_000_000),
    fuel: looseFact,
    engineCapacity: looseNumber((size) => size > 0 && size < 100_000),
    transmission: looseFact,
    firstRegistration: looseFact,
    colour: looseFact,
    colourCode: looseFact,
    version: looseFact,
    countryOfOrigin: looseFact,
    auctionGrade: looseFact,
    status: looseFact,
    localVehicle: looseBoolean,
    clientSellingPrice: looseNumber((rupees) => rupees >= 0 && rupees < 1e12),
    clientOptions: looseOptions,
    images: v.pipe(looseAddresses, v.transform(pictureAddresses)),
  }),
  keyOf: ({ chassisNumber }) => chassisNumber,
};

const count = looseNumber((value) => Number.isSafeInteger(value) && value >= 0);

/** The response of POST /cars. `number` may be missing, and is then the requested page. */
const pageSchema = v.object({
  content: v.nullable(list),
  number: count,
  totalPages: v.pipe(count, v.number()),
});

const CALL = 'POST /cars';

type PageOptions = {
  /** How many entries are parsed at most. */
  limit?: number;
  /** Of calls that shall not open the circuit of visitors' searches. */
  breaker?: string;
  mayAllBeInvalid?: boolean;
};

/** Vehicles that a page shows at most, when the backoffice sends more than it was asked for. */
const MAX_SHOWN_VEHICLES = 100;

/**
 * One page of the matching vehicles.
 * @param options.hasCars whether the index has cars for this page: then `BackofficeError` 'contract' is thrown when the
 * page is empty but not the last one, or has several entries without a valid one
 * @throws BackofficeError
 */
export async function searchVehicles(filter: SearchFilter, { hasCars = false } = {}): Promise<SearchResults> {
  tagPage(CACHE.vehicles.tag);
  const page = await fetchVehiclePage(filter, { limit: MAX_SHOWN_VEHICLES, mayAllBeInvalid: !hasCars });
  const { content: sent, number, totalPages, received } = page;
  if (hasCars && received === 0 && filter.page + 1 < totalPages)
    throw new BackofficeError('a page without vehicles', { kind: 'contract', call: CALL });
  const content = sent;
  tagPage(...content.map(tagOf));
  return { content, number, totalPages };
}

/**
 * Like `searchVehicles`, but adds no cache tags. `received` counts all vehicles of the response, also invalid ones.
 * `null` in place of the vehicles is believed only after `probe`.
 */
export async function fetchVehiclePage(
  filter: SearchFilter,
  { limit = Infinity, breaker, mayAllBeInvalid = false }: PageOptions = {},
): Promise<SearchResults & { received: number }> {
  const response = await query('/cars', backofficeFilter(filter), breaker);
  const { content, number, totalPages } = validate(pageSchema, parseJson(response, CALL), CALL);
  if (content === null) await probe(CALL, response.status);
  return {
    content: parseEntities((content ?? []).slice(0, limit), VEHICLE, CALL, { mayAllBeInvalid }),
    number: number ?? filter.page,
    totalPages,
    received: content?.length ?? 0,
  };
}

/** The vehicles on the landing page. Throws `BackofficeError`. */
export async function getFeatured(): Promise<Vehicle[]> {
  tagPage(CACHE.featured.tag, CACHE.vehicles.tag);
  const vehicles = await getList('/featured', VEHICLE);
  tagPage(...vehicles.map(tagOf));
  return vehicles;
}

/** @returns null when no vehicle has exactly that chassis number. Throws `BackofficeError`. */
export async function getVehicle(chassisNumber: string): Promise<Vehicle | null> {
  tagPage(CACHE.vehicles.tag, vehicleTag(chassisNumber));
  return readVehicle(chassisNumber);
}

/** Like `getVehicle`, for one of many on a page or in a webhook: other pages do not wait for them all. */
export async function getOneOfMany(chassisNumber: string): Promise<Vehicle | null> {
  tagPage(CACHE.vehicles.tag, vehicleTag(chassisNumber));
  const waiting = { call: 'GET /car', signal: callTimeout() };
  return withBulkhead('others', waiting, () => readVehicle(chassisNumber));
}

async function readVehicle(chassisNumber: string): Promise<Vehicle | null> {
  const path = itemPath('/car', chassisNumber);
  return path === null || parseChassisNumber(chassisNumber) === null
    ? null
    : getOne(path, VEHICLE, chassisNumber);
}

/** For pages that list a vehicle, which are outdated when the vehicle changes. */
function tagOf({ chassisNumber }: Vehicle): string {
  return vehicleTag(chassisNumber);
}
