import type { SeedVehicle } from '../vehicle.ts';

type Wanted = { make: string; model: string; colour: string };

/** What the landing page shows: every body and colour, something for every purse, and one to wait for. */
const SHOWN: readonly Wanted[] = [
  { make: 'HONDA', model: 'VEZEL', colour: 'MIDNIGHT BLUE BEAM METALLIC' },
  { make: 'SUZUKI', model: 'SWIFT', colour: 'BURNING RED PEARL METALLIC' },
  { make: 'MERCEDES-BENZ', model: 'C-CLASS', colour: 'OBSIDIAN BLACK METALLIC' },
  { make: 'SUZUKI', model: 'JIMNY SIERRA', colour: 'JUNGLE GREEN' },
  { make: 'TOYOTA', model: 'VOXY', colour: 'SILVER METALLIC' },
  { make: 'BMW', model: 'X5', colour: 'ALPINE WHITE' },
  { make: 'TOYOTA', model: 'COROLLA FIELDER', colour: 'BLUE METALLIC' },
  { make: 'MG', model: 'MG4 EV', colour: 'DYNAMIC RED' },
  { make: 'TOYOTA', model: 'HILUX', colour: 'WHITE' },
  { make: 'DAIHATSU', model: 'MIRA E:S', colour: 'LASER BLUE CRYSTAL SHINE' },
  { make: 'TOYOTA', model: 'AQUA', colour: 'DARK BLUE MICA' },
  { make: 'MINI', model: 'COOPER', colour: 'BRITISH RACING GREEN' },
];

/**
 * The same vehicles, those that the landing page shows being marked as featured.
 * @throws RangeError when one of them is not for sale.
 */
export function showcase(vehicles: readonly SeedVehicle[]): SeedVehicle[] {
  const featured = new Set(SHOWN.map((wanted) => youngest(vehicles, wanted)));
  return vehicles.map((vehicle) => ({ ...vehicle, featured: featured.has(vehicle) }));
}

function youngest(vehicles: readonly SeedVehicle[], wanted: Wanted): SeedVehicle {
  const [first] = vehicles
    .filter((vehicle) => isForSale(vehicle) && fits(vehicle, wanted))
    .toSorted((a, b) => b.yearOfManufacture - a.yearOfManufacture);
  if (!first) throw new RangeError(`No ${wanted.make} ${wanted.model} in ${wanted.colour} to show`);
  return first;
}

function isForSale({ status, clientSellingPrice }: SeedVehicle): boolean {
  return status !== 'SOLD' && clientSellingPrice !== null;
}

function fits({ make, model, colour }: SeedVehicle, wanted: Wanted): boolean {
  return make === wanted.make && model === wanted.model && colour === wanted.colour;
}
