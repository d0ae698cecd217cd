import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Cache } from '#lib/cache/cache.ts';
import { DEALER } from '#lib/dealer/dealer.ts';
import { log } from '#lib/platform/log.ts';
import { type MetaVehicle, metaVehicle, MAX_META_PICTURES, missingColumns } from './meta-vehicle.ts';
import { type Vehicle, vehicleAddress, vehicleTitle } from '#lib/domain/vehicle/vehicle.ts';
import { allCars } from '#lib/inventory/all-cars.ts';
import type { ListedCar } from '#lib/inventory/inventory.ts';
import { pictureUrl, siteUrl } from '#lib/seo/public-url.ts';
import { NOINDEX, respondWithFeed } from './feed-response.ts';

const PICTURES = Array.from({ length: MAX_META_PICTURES }, (_, index) => `image[${index}].url`);

const NAME = 'meta-vehicles.csv';

/** Column names of Meta's automotive inventory catalogue. */
const COLUMNS = [
  ...['vehicle_id', 'vin', 'title', 'description', 'url', 'make', 'model', 'year', 'trim'],
  ...['mileage.value', 'mileage.unit', ...PICTURES, 'image[0].tag[0]'],
  ...[
    'transmission',
    'fuel_type',
    'body_style',
    'exterior_color',
    'state_of_vehicle',
    'price',
    'availability',
  ],
  ...['address.addr1', 'address.city', 'address.region', 'address.postal_code', 'address.country'],
  ...['latitude', 'longitude', 'dealer_name', 'dealer_phone', 'custom_label_0', 'custom_label_1'],
];

export function respondWithMetaVehicles(request: Request, cache: Cache): Promise<Response> {
  return respondWithFeed(request, cache, {
    name: NAME,
    type: 'text/csv; charset=utf-8',
    headers: NOINDEX,
    make: metaVehicles,
  });
}

/**
 * The inventory as a CSV stream. Values that begin like a formula are as they are: a machine
 * reads the file.
 * @throws BackofficeError
 */
async function metaVehicles(): Promise<Readable> {
  const cars = await allCars();
  const file = stringify({ header: true, columns: COLUMNS });
  return pipeline(Readable.from(rows(cars)), file, () => undefined); // the reader of the last stream receives any error
}

/** Leaves out vehicles that the catalogue would refuse, and logs how many lack each column. */
function* rows(cars: readonly ListedCar[]): Generator<MetaVehicle> {
  let listed = 0;
  let leftOut = 0;
  const missing: Record<string, number> = {};
  for (const { vehicle } of cars) {
    const row = { ...metaVehicle(vehicle), ...addressesOf(vehicle), ...dealership() };
    const columns = missingColumns(row);
    for (const column of columns) missing[column] = (missing[column] ?? 0) + 1;
    if (columns.length > 0) leftOut += 1;
    else {
      listed += 1;
      yield row;
    }
  }
  log('info', 'feed.vehicles-listed', { name: NAME, listed, leftOut, missing });
}

function addressesOf(vehicle: Vehicle): MetaVehicle {
  const pictures = vehicle.images.slice(0, MAX_META_PICTURES);
  return {
    url: siteUrl(vehicleAddress(vehicle)),
    ...Object.fromEntries(pictures.map((picture, index) => [`image[${index}].url`, pictureUrl(picture)])),
    'image[0].tag[0]': pictures.length > 0 ? vehicleTitle(vehicle) : '',
  };
}

function dealership(): MetaVehicle {
  const { street, town, country, postalCode, position, name, phones } = DEALER;
  return {
    'address.addr1': street,
    'address.city': town,
    'address.region': country.en,
    'address.postal_code': postalCode ?? '',
    'address.country': 'MU',
    latitude: position?.latitude ?? '',
    longitude: position?.longitude ?? '',
    dealer_name: name,
    dealer_phone: phones[0]?.replace(/\D/g, '') ?? '',
  };
}
