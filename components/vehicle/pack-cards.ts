import { DEFAULT_BUDGET, highestPrice } from '#lib/domain/loan/budget.ts';
import { affordableVehicles } from '#lib/domain/vehicle/affordable-vehicles.ts';
import { packVehicles, type PackedVehicles } from '#lib/domain/vehicle/packed-vehicles.ts';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import type { Density } from './vehicle-card.tsx';

/** Fields shown by a sample car of the budget search; its body decides which are shown. */
const SAMPLE_FIELDS = ['chassisNumber', 'make', 'model', 'clientSellingPrice', 'images', 'type'] as const;

/** A small number, because each sample is part of the page's data. */
const MAX_SAMPLES = 10;

/** How many of them the budget search shows at a time. */
export const SAMPLES_SHOWN = 3;

/**
 * Fields of every card of a grid or rail; a compact one shows no others. Status and origin it does not show, but the card of a
 * car that is saved does, and takes missing ones for COMING SOON and IMPORT.
 */
const COMPACT_FIELDS = [
  'chassisNumber',
  'make',
  'model',
  'yearOfManufacture',
  'clientSellingPrice',
  'images',
  'mileage',
  'status',
  'localVehicle',
] as const;

/** Fields shown by any other card of a grid or rail. */
const FIELDS = [...COMPACT_FIELDS, 'transmission', 'engineCapacity', 'fuel'] as const;

/** Packs the fields of the cars that `CardGrid` shows, since they become part of the page. */
export function packCards(vehicles: readonly Vehicle[], density?: Density): PackedVehicles {
  return packVehicles(vehicles.map(withFirstImage), density === 'compact' ? COMPACT_FIELDS : FIELDS);
}

/** The same for the budget search: those that it shows at first, and others for other budgets. */
export function packSamples(vehicles: readonly Vehicle[]): PackedVehicles {
  const firstPrice = highestPrice({ maxMonthly: DEFAULT_BUDGET, deposit: null, months: null });
  const shownFirst = affordableVehicles(vehicles, firstPrice, SAMPLES_SHOWN);
  const samples = new Set([...shownFirst, ...affordableVehicles(vehicles, Number.MAX_VALUE, MAX_SAMPLES)]);
  return packVehicles([...samples].slice(0, MAX_SAMPLES).map(withFirstImage), SAMPLE_FIELDS);
}

function withFirstImage(vehicle: Vehicle): Vehicle {
  return { ...vehicle, images: vehicle.images.slice(0, 1) };
}
