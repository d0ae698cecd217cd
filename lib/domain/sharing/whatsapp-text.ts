import { priceLabel, sellingPrice } from '#lib/domain/vehicle/price.ts';
import { truncate } from '#lib/domain/text/truncate.ts';
import {
  isSold,
  vehicleAddress,
  vehicleReference,
  vehicleTitle,
  type Vehicle,
} from '#lib/domain/vehicle/vehicle.ts';

const MAX_TITLE_LENGTH = 120;

/** Prepared message about a car, from a visitor to the dealership. `siteUrl` is the public origin. */
export function whatsAppText(vehicle: Vehicle, siteUrl: string): string {
  return `Hello, ${question(vehicle)} ${siteUrl}${vehicleAddress(vehicle)}`;
}

function question(vehicle: Vehicle): string {
  const car = `REF #${vehicleReference(vehicle)}, ${truncate(vehicleTitle(vehicle), MAX_TITLE_LENGTH)}`;
  if (isSold(vehicle)) return `I see that ${car}, is sold. Do you have a similar one?`;
  if (sellingPrice(vehicle) === null) return `I am interested in ${car}. What is the price?`;
  return `I am interested in ${car}, ${priceLabel(vehicle)}.`;
}
