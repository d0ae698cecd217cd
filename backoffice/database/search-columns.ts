import type { StoredVehicle } from '#backoffice/vehicle.ts';

/** The order of search results: in stock, coming soon, sold. */
const STATUS_RANKS = new Map([
  ['IN STOCK', 0],
  ['SOLD', 2],
]);
const COMING_SOON_RANK = 1;

const KILOWATT_FUELS = ['ELECTRIC (5)', 'ELECTRIC HYBRID (HYE)'];

/** The columns of a vehicle that filters and order use, derived from its data. */
export function searchColumns(vehicle: StoredVehicle) {
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

/** Normalizes names and options for comparison: `citroën` and `CITROËN` are one make. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().toUpperCase();
}

/** Any transmission that is set and is not 'M/T' is automatic. */
function gearbox(transmission: string): 'MANUAL' | 'AUTOMATIC' | null {
  const key = nameKey(transmission);
  if (key === '') return null;
  return key === 'M/T' ? 'MANUAL' : 'AUTOMATIC';
}

/** The fuel without its code in brackets. 'ELECTRIC HYBRID' counts as ELECTRIC. */
function fuelKind(fuel: string): string {
  const kind = nameKey(fuel.replace(/\([^)]*\)\s*$/, ''));
  return kind === 'ELECTRIC HYBRID' ? 'ELECTRIC' : kind;
}
