import type { Vehicle } from './vehicle.ts';

/**
 * Characters of the JSON of the vehicles that a page shows in full, those of a hundred usual cars: a page takes many times
 * its vehicles in memory, and dozens are rendered at the same time.
 */
const MAX_CHARACTERS = 500_000;

/** Returns a function to be called with each vehicle of a page: beyond the budget it removes pictures and features. */
export function pageBudget(): (vehicle: Vehicle) => Vehicle {
  let characters = 0;
  return (vehicle) => {
    characters += JSON.stringify(vehicle).length;
    return characters <= MAX_CHARACTERS ? vehicle : withoutPicturesAndFeatures(vehicle);
  };
}

/** Pictures and features take most of a vehicle's characters. */
export function withoutPicturesAndFeatures(vehicle: Vehicle): Vehicle {
  return { ...vehicle, images: [], clientOptions: '' };
}
