import type { SeedVehicle } from '#backoffice/vehicle.ts';

/** The order of a search's results: in stock, coming soon, sold. */
const STATUS_RANKS = new Map([
  ['IN STOCK', 0],
  ['SOLD', 2],
]);
const COMING_SOON_RANK = 1;

const KILOWATT_FUELS = ['ELECTRIC (5)', 'ELECTRIC HYBRID (HYE)'];

/** What a search compares of a vehicle, derived from what the dealership wrote. */
export function searchColumns(vehicle: SeedVehicle) {
  return {
    makeKey: nameKey(vehicle.make),
    modelKey: nameKey(vehicle.model),
    gearbox: gearbox(vehicle.transmission),
    fuelKind: fuelKind(vehicle.fuel),
    engineCc: KILOWATT_FUELS.includes(vehicle.fuel) ? null : vehicle.engineCapacity,
    priceRupees:
      vehicle.clientSellingPrice !== null && vehicle.clientSellingPrice > 0
        ? vehicle.clientSellingPrice
        : null,
    statusRank: STATUS_RANKS.get(vehicle.status) ?? COMING_SOON_RANK,
  };
}

/** The form in which names and options are compared: `citroën` and `CITROËN` are one make. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().toUpperCase();
}

/** Any transmission that is set and is not 'M/T' is automatic. */
function gearbox(transmission: string): 'MANUAL' | 'AUTOMATIC' | null {
  const key = nameKey(transmission);
  if (key === '') return null;
  return key === 'M/T' ? 'MANUAL' : 'AUTOMATIC';
}

/** The fuel without its code in brackets. 'ELECTRIC HYBRID' is electric-driven and is found as ELECTRIC. */
function fuelKind(fuel: string): string {
  const kind = nameKey(fuel.replace(/\([^)]*\)\s*$/, ''));
  return kind === 'ELECTRIC HYBRID' ? 'ELECTRIC' : kind;
}
