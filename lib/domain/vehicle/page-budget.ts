import type { Vehicle } from './vehicle.ts';

/**
 * Characters of the JSON of the vehicles that a page shows in full, those of a hundred usual cars: a page takes many times
 * its vehicles in memory, and dozens are rendered at the same time.
 */
const MAX_CHARACTERS = 500_000;

/** Returns a function that is called with each vehicle of a page, and shortens those for which there is no room. */
export function pageBudget(): (vehicle: Vehicle) => Vehicle {
  let characters = 0;
  return (vehicle) => {
    characters += JSON.stringify(vehicle).length;
    return characters <= MAX_CHARACTERS ? vehicle : shortened(vehicle);
  };
}

/** The vehicle without pictures and features, which take most of its characters. */
export function shortened(vehicle: Vehicle): Vehicle {
  return { ...vehicle, images: [], clientOptions: '' };
}
